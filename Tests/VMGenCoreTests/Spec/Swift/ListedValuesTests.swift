import Testing
import VMGenDiagnostics

@testable import VMGenSpec

@Suite("Values with commas between them")
struct ListedValuesTests {
    @Test(
        "A comma between the brackets of a type separates none",
        arguments: [
            ("1, 2", ["1", "2"]),
            (#"CurrentValueSubject<String, Never>("k"), b"#, [#"CurrentValueSubject<String, Never>("k")"#, "b"]),
            (
                "Pair<Int, [Pair<Int, Bool>]>(1), Pair<Int, Int>(2)",
                ["Pair<Int, [Pair<Int, Bool>]>(1)", "Pair<Int, Int>(2)"]
            ),
            ("a < b, c > d", ["a < b", "c > d"]), ("Limit < x, y", ["Limit < x", "y"]),
            ("f(1, 2), [3, 4]", ["f(1, 2)", "[3, 4]"]),
        ]
    )
    func listed(_ text: String, _ values: [String]) {
        let fragment = Fragment(text, SourceRange(5, 5 + text.utf8.count))
        #expect(fragment.values.map(\.text) == values)
        #expect(fragment.values.first?.range.lower == 5)
    }
}
