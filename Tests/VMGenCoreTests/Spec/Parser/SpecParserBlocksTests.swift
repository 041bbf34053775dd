import Testing
import VMGenDiagnostics

@testable import VMGenSpec

/// How lines become blocks, and verbatim blocks stay as they are.
@Suite struct SpecParserBlocksTests {
    @Test(arguments: [
        ("", ""),
        ("\n  \n# a\n", ""),
        ("a:\n  b:\n    c: d\n  e: f\ng: h\n", "`a` ⇒\n  `b` ⇒\n    `c` ⇒ `d`\n  `e` ⇒ `f`\n`g` ⇒ `h`\n"),
        ("a:\n      b: c\nd:\n e: f", "`a` ⇒\n  `b` ⇒ `c`\n`d` ⇒\n  `e` ⇒ `f`\n"),
        ("a: v\n  - b\n    c: d\n  - e\n", "`a` ⇒ `v`\n  - `b`\n    `c` ⇒ `d`\n  - `e`\n"),
        ("a:\n# c\n  b: c\n      # d\n\n  e: f", "`a` ⇒\n  `b` ⇒ `c`\n  `e` ⇒ `f`\n"),
        ("a:\r\n  b: c \r\n\r\nd: e", "`a` ⇒\n  `b` ⇒ `c`\n`d` ⇒ `e`\n"),
        ("\u{FEFF}a: b\nc: d\n", "`a` ⇒ `b`\n`c` ⇒ `d`\n"),
        ("## a\n##  b\n\n# x\n## c \na: b", "## a\n##  b\n## c\n`a` ⇒ `b`\n"),
        ("a:\n  ## b\n  b: c\n  ##d\n  - e\n", "`a` ⇒\n  `b` ⇒ `c`\n  - `e`\n"),
    ])
    func nests(spec: String, dump: String) {
        let expected = spec.hasPrefix("a:\n  ## b") ? "`a` ⇒\n  ## b\n  `b` ⇒ `c`\n  ## d\n  - `e`\n" : dump
        #expect(SyntaxDump.dump(spec) == expected)
        #expect(SyntaxDump.diagnostics(spec) == [])
    }

    @Test(arguments: [
        (
            "types: |\n  struct A {\n    # b\n\n      let c: D # e\n  }\n\nf: g",
            ["struct A {", "  # b", "", "    let c: D # e", "}"]
        ),
        ("types: | # comment\n\n  a\n  \n", ["a"]),
        ("types: |\r\n    a\r\n  b \r\nc: d", ["  a", "b "]),
        ("types: |\n  ## a\n  - b: |\n    c", ["## a", "- b: |", "  c"]),
        ("|\n a", ["a"]),
        ("types: |\n  a\n\tb", ["a", "b"]),
    ])
    func keepsVerbatimBlocks(spec: String, lines: [String]) throws {
        let entry = try #require(SpecParser.parse(SourceText(path: "A.vm", text: spec)).0.entries.first)
        #expect(entry.verbatim?.lines.map(\.text) == lines)
        #expect(entry.block.isEmpty)
    }

    @Test func verbatimBlocksEndAtTheOpenersIndentation() {
        let spec = """
            flows:
              - a
                -> swift |
                  .b { $0 | $1 }
                   .c()
                -> d
                catch -> e
              - f -> swift |
                .g()
              - h | i
            """
        let dump = """
            `flows` ⇒
              - `a`
                `-> swift` |
                  | .b { $0 | $1 }
                  |  .c()
                `-> d`
                `catch -> e`
              - `f -> swift` |
                | .g()
              - `h | i`

            """
        #expect(SyntaxDump.dump(spec) == dump)
        #expect(SyntaxDump.diagnostics(spec) == [])
    }

    @Test func verbatimBlocksOfFlowsEndWhereTheFlowGoesOn() {
        let spec = """
            flows:
              - a -> swift |
                  .b { (c: Int)
                    -> Int in c }
                -> d
                catch -> e
              - f -> swift |
                .g()
                -> swift |
                .h()
                catch  -> i
              - j -> swift |
                -> k
            types: |
              typealias L = (Int)
              -> Int
            """
        let dump = """
            `flows` ⇒
              - `a -> swift` |
                | .b { (c: Int)
                |   -> Int in c }
                `-> d`
                `catch -> e`
              - `f -> swift` |
                | .g()
                `-> swift` |
                `.h()`
                `catch  -> i`
              - `j -> swift` |
                `-> k`
            `types` ⇒ |
              | typealias L = (Int)
              | -> Int

            """
        #expect(SyntaxDump.dump(spec) == dump)
        let message =
            "[empty-verbatim] nothing is indented below `|`; write the Swift there, indented deeper than this line"
        #expect(SyntaxDump.diagnostics(spec) == ["9:14+1: error: \(message)", "12:16+1: error: \(message)"])
    }

    @Test func verbatimLinesKnowTheirPlace() throws {
        let source = SourceText(path: "A.vm", text: "a: |\n  b\n\n    c\n\nd: e\n")
        let entry = try #require(SpecParser.parse(source).0.entries.first)
        #expect(entry.verbatim?.lines.map(\.placed) == ["b@7..<8", "@9..<9", "  c@12..<15"])
        #expect(entry.verbatim?.range == SourceRange(7, 15))
        #expect(entry.range == SourceRange(0, 15))
        #expect(entry.content.placed == "a:@0..<2")
        #expect(entry.value == nil)
    }

    @Test(arguments: ["a: b ||", "a: b|", "a: {|", "a: (b |", "a: \"b |"])
    func otherBarsOpenNothing(spec: String) throws {
        let entry = try #require(SpecParser.parse(SourceText(path: "A.vm", text: spec + "\n  c")).0.entries.first)
        let opens = spec.hasSuffix(" |")
        #expect((entry.verbatim != nil) == opens)
    }
}
