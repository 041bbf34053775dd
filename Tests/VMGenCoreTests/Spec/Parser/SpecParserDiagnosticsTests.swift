import Testing
import VMGenDiagnostics

@testable import VMGenCore

/// What the parser reports, with place and exact text, and how it reads on.
@Suite struct SpecParserDiagnosticsTests {
    @Test(arguments: [
        ("a:\n\tb: c\n", ["2:1+1: error: [tab-indentation] this line is indented with a tab; indent with spaces"]),
        (
            "a:\n\tb: c\n\t\td: e\n",
            ["2:1+1: error: [tab-indentation] this line and one other are indented with tabs; indent with spaces"]
        ),
        (
            "a:\n\tb: c\n\td: e\n\tf: g\nh:\n \ti: j",
            [
                "2:1+1: error: [tab-indentation] this line and 3 others are indented with tabs; indent with spaces"
            ]
        ),
        (
            "a: |\n\tb\n\t\tc\n",
            ["2:1+1: error: [tab-indentation] this line and one other are indented with tabs; indent with spaces"]
        ),
        ("a: |\n  b\n  \tc\n", []),
        (
            "  a: b\nc: d\n",
            ["1:1+2: error: [indentation] the first entry is indented; start it at the beginning of its line"]
        ),
        (
            "  a: b\n  c: d\n",
            ["1:1+2: error: [indentation] the first entry is indented; start it at the beginning of its line"]
        ),
        (
            "a:\n    b: c\n  d: e\n  f: g\n    h: i\n   j: k",
            [
                "3:1+2: error: [indentation] the lines from here are indented by 2 spaces, and line 2 by 4; "
                    + "indent that one by 2",
                "6:1+3: error: [indentation] an indentation of 3 fits no line above; indent this line by 4 spaces",
            ]
        ),
        (
            "a:\n- b\n- c\n  d: e\n- f\ng: h\n",
            ["2:1+1: error: [indentation] the items of `a` are not indented; indent them below it"]
        ),
        (
            "- a\nb: c\n",
            ["1:3+1: error: [misplaced-item] this item belongs to no section; indent it below the section's name"]
        ),
        (
            "a: b\n- c\n",
            ["2:3+1: error: [misplaced-item] this item belongs to no section; indent it below the section's name"]
        ),
        ("a:\n  -b\n", ["2:3+1: error: [item-space] the `-` of an item needs a space after it"]),
        (
            "a:\n  -\n  - # b\n",
            [
                "2:3+1: error: [empty-item] this item is empty; write its text after `- `, or remove it",
                "3:3+1: error: [empty-item] this item is empty; write its text after `- `, or remove it",
            ]
        ),
        (
            "runtime rxswift\n",
            ["1:1+15: error: [missing-key] a `:` is missing behind `runtime`; write `runtime: rxswift`"]
        ),
        (
            "runtime:rxswift\n",
            ["1:1+15: error: [missing-key] a space is missing behind `runtime:`; write `runtime: rxswift`"]
        ),
        (": a\n", ["1:1+1: error: [missing-key] nothing stands before the `:`; write `name: value`"]),
        (
            "a: |\nb: c\n",
            [
                "1:4+1: error: [empty-verbatim] nothing is indented below `|`; write the Swift there, indented deeper than this line"
            ]
        ),
        (
            "a: |\n\n   \n",
            [
                "1:4+1: error: [empty-verbatim] nothing is indented below `|`; write the Swift there, indented deeper than this line"
            ]
        ),
        (
            "a:\n  b: c\n  ## d\ne: f\n## g\n",
            [
                "3:6+1: warning: [stray-documentation] this doc comment describes nothing; move it above an entry, or write `#`",
                "5:4+1: warning: [stray-documentation] this doc comment describes nothing; move it above an entry, or write `#`",
            ]
        ),
        (
            "a: b ## c\n",
            [
                "1:6+2: warning: [stray-documentation] a `##` comment describes what follows and needs a line of its own; "
                    + "move it above, or write `#`"
            ]
        ),
        (
            "a: b\rc: d\n",
            ["1:5+1: error: [control-character] this carriage return ends no line; end lines with LF or CRLF"]
        ),
        (
            "a: \u{7}b\n# \u{7F}\n",
            [
                "1:4+1: error: [control-character] this is a control character (U+0007); remove it",
                "2:3+1: error: [control-character] this is a control character (U+007F); remove it",
            ]
        ),
    ])
    func reports(spec: String, diagnostics: [String]) {
        #expect(SyntaxDump.diagnostics(spec) == diagnostics)
    }

    @Test func reportsWhatIsNotUTF8OnceALine() {
        let bytes: [UInt8] =
            Array("a: ".utf8) + [0xFF, 0xC0, 0x80] + Array(" b ".utf8) + [0xE2, 0x82, 0x0A, 0xED, 0xA0, 0x80]
        #expect(
            SyntaxDump.diagnostics(bytes: bytes) == [
                "1:4+3: error: [invalid-utf8] this is not UTF-8; save the file as UTF-8",
                "2:1+3: error: [invalid-utf8] this is not UTF-8; save the file as UTF-8",
                "2:1+3: error: [missing-key] `???` has no `:`; write `name: value`",
            ]
        )
    }

    @Test func reportsUTF16Alone() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3A, 0]
        #expect(
            SyntaxDump.diagnostics(bytes: bytes)
                == ["1:1+2: error: [invalid-utf8] this file is UTF-16; save it as UTF-8"]
        )
    }

    @Test func columnsCountTheMarkAsTheCompilerDoes() {
        #expect(
            SyntaxDump.diagnostics("\u{FEFF}- é x\nb y\n") == [
                "1:6+4: error: [misplaced-item] this item belongs to no section; indent it below the section's name",
                "2:1+3: error: [missing-key] `b y` has no `:`; write `b: y`",
            ]
        )
    }

    @Test(arguments: [
        ("a:\n  b: c\n\td: e\n\t\tf: g", "`a` ⇒\n  `b` ⇒ `c`\n  `d` ⇒ `e`\n    `f` ⇒ `g`\n"),
        ("a:\n    b: c\n\td: e\n\t\tf: g", "`a` ⇒\n  `b` ⇒ `c`\n  `d` ⇒ `e`\n    `f` ⇒ `g`\n"),
        ("a:\n    b: c\n  d: e\n    f: g\nh: i", "`a` ⇒\n  `b` ⇒ `c`\n  `d` ⇒ `e`\n  `f` ⇒ `g`\n`h` ⇒ `i`\n"),
        ("  a: b\n    c: d\ne: f", "`a` ⇒ `b`\n  `c` ⇒ `d`\n`e` ⇒ `f`\n"),
        ("a:\n- b\n  c: d\n- e\nf: g", "`a` ⇒\n  - `b`\n    `c` ⇒ `d`\n  - `e`\n`f` ⇒ `g`\n"),
        ("a:\n  b:\n  - c\n  - d\n  e: f", "`a` ⇒\n  `b` ⇒\n    - `c`\n    - `d`\n  `e` ⇒ `f`\n"),
        ("a:\n  -b: c", "`a` ⇒\n  - `b` ⇒ `c`\n"),
        ("a b\n  c: d", "`a b`\n  `c` ⇒ `d`\n"),
    ])
    func readsOn(spec: String, dump: String) {
        #expect(SyntaxDump.dump(spec) == dump)
    }

    @Test func nestingHasALimit() {
        let deep = (0..<40).map { String(repeating: " ", count: $0) + "a\($0):" }.joined(separator: "\n")
        let found = SyntaxDump.diagnostics(deep)
        #expect(found.first == "17:1+16: error: [indentation] this line is nested too deep; indent it less")
        #expect(found.count == 24)
    }
}
