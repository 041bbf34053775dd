import Testing

@testable import VMGenSpec

@Suite("Swift that lets go on what is thrown")
struct TryTests {
    @Test(
        "A `try` does, but for `try?`, `try!` and words",
        arguments: [
            ("try decoded()", true), ("[try decoded(), 1]", true), ("\"\\(try decoded())\"", true),
            ("try? decoded()", false), ("try! decoded()", false), ("\"Please try again\"", false), ("retry", false),
        ]
    )
    func tries(swift: String, isTrue: Bool) {
        #expect(swift.tries == isTrue)
    }
}
