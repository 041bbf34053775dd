import Testing
import VMGenDiagnostics

@testable import VMGenSpec

@Suite struct SwiftTextImbalanceTests {
    @Test(arguments: [
        "", "a", "f(a, [b: { c }])", "\")\"", "#\"(\"#", "\"\\(f(\")\"))\"", "##\"a\"#b\"##", "a < b", "a -> b", "\"\"",
        "\"\\\\\"", "\"\\\"\"", "#\"\\#(a)\"#", "#\"\\(a\"#",
    ])
    func balanced(text: String) {
        #expect(SwiftText.imbalance(in: Fragment(at: 0, text))?.message == nil)
    }

    @Test(arguments: [
        ("f(a, b", 1..<2, "`(` is never closed; close it on this line"),
        ("f(a, [b)", 5..<6, "`[` is never closed; close it on this line"),
        ("f{(a}", 2..<3, "`(` is never closed; close it on this line"),
        ("a) + (b", 1..<2, "`)` closes nothing; open it before or remove it"),
        ("a]", 1..<2, "`]` closes nothing; open it before or remove it"),
        ("x + \"a", 4..<5, "the string is never closed; end it with `\"` on this line"),
        ("x + #\"a\"", 4..<6, "the string is never closed; end it with `\"#` on this line"),
        ("\"\\(a\" + (b", 0..<1, "the string is never closed; end it with `\"` on this line"),
        ("f(\"\\(g(a])\")", 2..<3, "the string is never closed; end it with `\"` on this line"),
        ("\"\\(a])\"", 4..<5, "`]` closes nothing; open it before or remove it"),
        ("\"\"\"", 0..<3, "the string is never closed; end it with `\"\"\"` on this line"),
    ])
    func firstMistake(text: String, range: Range<Int>, message: String) throws {
        let found = try #require(SwiftText.imbalance(in: Fragment(at: 100, text)))
        #expect(found.message == message)
        #expect(found.range == SourceRange(100 + range.lowerBound, 100 + range.upperBound))
    }

    @Test func anglesCountInTypes() {
        #expect(SwiftText.imbalance(in: Fragment(at: 0, "Set<Int"), typeBrackets: true)?.message.prefix(3) == "`<`")
        #expect(SwiftText.imbalance(in: Fragment(at: 0, "Set<Int>?"), typeBrackets: true) == nil)
        #expect(SwiftText.imbalance(in: Fragment(at: 0, "(A) -> B"), typeBrackets: true) == nil)
    }

    @Test func verbatimBlocksKnowCommentsAndLongStrings() {
        let balanced = ["let a = \"\"\"", "  ) \" \\(b(\"x\"))", "  \"\"\" // (", "/* [ /* { */ */ f()"]
        #expect(SwiftText.imbalance(in: verbatim(balanced))?.message == nil)
    }

    @Test func verbatimBlocksTellThePlace() throws {
        let lines = ["enum A {", "  case b(Int", "", "}"]
        let found = try #require(SwiftText.imbalance(in: verbatim(lines)))
        #expect(found.message == "`(` is never closed; close it in this block")
        #expect(found.range == SourceRange(1000 + 8, 1000 + 9))
    }

    @Test func aStringInAVerbatimBlockEndsWithItsLine() throws {
        let found = try #require(SwiftText.imbalance(in: verbatim(["let a = \"b", "let c = \")\""])))
        #expect(found.range == SourceRange(8, 9))
        #expect(found.message == "the string is never closed; end it with `\"` in this block")
    }

    /// A block whose line n starts at offset 1000 n.
    private func verbatim(_ lines: [String]) -> VerbatimSyntax {
        let fragments = lines.enumerated().map { Fragment(at: $0.offset * 1000, $0.element) }
        return VerbatimSyntax(lines: fragments, range: SourceRange(0, lines.count * 1000))
    }
}
