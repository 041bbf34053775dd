import Testing
import VMGenDiagnostics

@Suite struct DiagnosticPrinterTests {
    @Test func nothingPrintsNothing() {
        #expect(DiagnosticPrinter.render([]) == "")
    }

    @Test func printsPlaceLineCaretAndNotes() {
        let source = SourceText(path: "Specs/A.vm", text: "inputs:\n  round: Int\n  round: Bool\n")
        let other = SourceText(path: "B.vm", text: "a: b")
        let diagnostic = Diagnostic(
            .error,
            rule: "duplicate-name",
            "`round` is declared twice; rename one of them",
            in: source,
            at: SourceRange(23, 28),
            notes: [
                .init("first declared here", in: source, at: SourceRange(10, 15)),
                .init("and there", in: other, at: SourceRange(3, 4)),
            ]
        )
        let expected = """
            Specs/A.vm:3:3: error: `round` is declared twice; rename one of them
                round: Bool
                ^~~~~
            Specs/A.vm:2:3: note: first declared here
                round: Int
                ^~~~~
            B.vm:1:4: note: and there
              a: b
                 ^

            """
        #expect(DiagnosticPrinter.render([diagnostic]) == expected)
    }

    @Test(arguments: [
        // Tabs stay tabs on both lines.
        ("\ta:\tb c", 4..<5, "A:1:5: warning: m\n  \ta:\tb c\n  \t  \t^\n"),
        // Columns count bytes, carets what a terminal shows.
        ("é: bc", 4..<6, "A:1:5: warning: m\n  é: bc\n     ^~\n"),
        ("값: bc", 0..<3, "A:1:1: warning: m\n  값: bc\n  ^~\n"),
        ("값: bc", 5..<7, "A:1:6: warning: m\n  값: bc\n      ^~\n"),
        ("👩‍👩‍👧: b", 20..<21, "A:1:21: warning: m\n  👩‍👩‍👧: b\n      ^\n"),
        ("e\u{301}: b", 5..<6, "A:1:6: warning: m\n  e\u{301}: b\n     ^\n"),
        // A byte order mark counts, and is not printed.
        ("\u{FEFF}a: b", 3..<4, "A:1:4: warning: m\n  a: b\n  ^\n"),
        ("\u{FEFF}a: b", 0..<0, "A:1:1: warning: m\n  a: b\n  ^\n"),
        // The line end is no part of the line.
        ("a: b\r\nc", 3..<7, "A:1:4: warning: m\n  a: b\n     ^\n"),
        ("a: b\nc: d", 0..<9, "A:1:1: warning: m\n  a: b\n  ^~~~\n"),
        // Empty spans, and those behind the last byte.
        ("a: b", 3..<3, "A:1:4: warning: m\n  a: b\n     ^\n"),
        ("a: b", 4..<4, "A:1:5: warning: m\n  a: b\n      ^\n"),
        ("a: b\n", 5..<5, "A:2:1: warning: m\n\n  ^\n"),
        ("", 0..<0, "A:1:1: warning: m\n\n  ^\n"),
        ("a", 7..<9, "A:1:8: warning: m\n  a\n   ^\n"),
        // What would act on the terminal does not reach it.
        ("a\u{1B}[31m", 1..<2, "A:1:2: warning: m\n  a\u{FFFD}[31m\n   ^\n"),
    ])
    func alignsTheCaret(text: String, span: Range<Int>, printed: String) {
        let source = SourceText(path: "A", text: text)
        let range = SourceRange(span.lowerBound, span.upperBound)
        #expect(DiagnosticPrinter.render([Diagnostic(.warning, rule: "r", "m", in: source, at: range)]) == printed)
    }

    @Test func brokenTextIsPrintedWithReplacements() {
        let source = SourceText(path: "A", bytes: [0x61, 0xFF, 0x62, 0xC3])
        let found = Diagnostic(.error, rule: "r", "m", in: source, at: SourceRange(2, 3))
        #expect(DiagnosticPrinter.render([found]) == "A:1:3: error: m\n  a\u{FFFD}b\u{FFFD}\n    ^\n")
    }

    @Test func sortsByFileAndPlaceAndKeepsTheRest() {
        let one = SourceText(path: "One", text: "abc")
        let two = SourceText(path: "Two", text: "abc")
        func make(_ message: String, _ source: SourceText, _ offset: Int) -> Diagnostic {
            Diagnostic(.error, rule: "r", message, in: source, at: SourceRange(offset, offset + 1))
        }
        let diagnostics = [
            make("1", two, 2), make("2", one, 1), make("3", two, 0), make("4", one, 1), make("5", one, 0),
        ]
        #expect(DiagnosticPrinter.sorted(diagnostics).map(\.message) == ["3", "1", "5", "2", "4"])
    }
}
