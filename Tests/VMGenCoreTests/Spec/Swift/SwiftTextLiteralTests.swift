import Testing

@testable import VMGenSpec
@testable import VMGenTesting

@Suite("Text as a Swift literal")
struct SwiftTextLiteralTests {
    @Test(
        "What a literal cannot hold is escaped",
        arguments: [
            ("Round", #""Round""#), (#"say "a""#, #""say \"a\"""#), (#"a\b"#, #""a\\b""#), ("a\n\tb", #""a\n\tb""#),
        ]
    )
    func literal(text: String, literal: String) {
        #expect(SwiftLiteral(text).swift == literal)
    }
}
