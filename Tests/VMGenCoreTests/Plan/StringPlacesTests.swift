import Testing

@testable import VMGenCore

@Suite("Places of a word in a text")
struct StringPlacesTests {
    @Test(
        "Places are counted in UTF-8, and do not overlap",
        arguments: [
            ("a + a", "a", [0, 4]), ("aaa", "aa", [0]), ("", "a", []), ("a", "", []), ("a", "ab", []),
            ("Grüße ß", "ß", [4, 8]), ("abab!", "b!", [3]),
        ]
    )
    func places(text: String, word: String, places: [Int]) {
        #expect(text.places(of: word) == places)
        #expect(text.holds(word) == !places.isEmpty)
    }
}
