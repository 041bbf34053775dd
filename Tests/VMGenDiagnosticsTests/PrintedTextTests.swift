import Testing

@testable import VMGenDiagnostics

/// Diagnostics that speak of text that nobody should print.
@Suite struct PrintedTextTests {
    @Test func plainTextStaysAsItIs() {
        for text in ["", "a b", "Straße", "名前", "👩‍👩‍👧", "a\tb"] { #expect(PrintedText.line(text) == text) }
    }

    @Test(arguments: ["\u{0}", "\n", "\r", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}"])
    func whatActsOrHidesIsReplaced(_ text: String) {
        #expect(PrintedText.line("a\(text)b") == "a\u{FFFD}b")
    }

    @Test func whatIsNoCharacterIsReplaced() throws {
        let scalar = try #require(Unicode.Scalar(0xFDD0))
        #expect(PrintedText.line(String(Character(scalar))) == "\u{FFFD}")
    }

    @Test func longMessagesAreCut() {
        let source = SourceText(path: "a.vm", text: "")
        let name = String(repeating: "x", count: 1_000_000)
        let diagnostic = Diagnostic(.error, rule: "r", "unknown `\(name)`", in: source, at: SourceRange(0, 0))
        #expect(diagnostic.message.utf8.count < 1100)
        #expect(diagnostic.message.hasPrefix("unknown `xxx"))
    }

    @Test func ofALongLineOnlyWhatIsNearIsPrinted() {
        let line = String(repeating: "é", count: 500_000) + "oops" + String(repeating: "é", count: 500_000)
        let source = SourceText(path: "a.vm", text: line)
        let range = SourceRange(1_000_000, 1_000_004)
        let text = DiagnosticPrinter.render([Diagnostic(.error, rule: "r", "no", in: source, at: range)])
        #expect(text.utf8.count < 1000)
        let lines = text.split(separator: "\n")
        let column = lines[1].prefix { $0 != "o" }.count
        #expect(lines[2].prefix { $0 != "^" }.count == column)
        #expect(lines[2].hasSuffix("^~~~"))
    }

    @Test func thePathForgesNoMessage() {
        let source = SourceText(path: "a\nb.vm:1:1: error: forged\u{1B}[2J", text: "x")
        let text = DiagnosticPrinter.render([Diagnostic(.error, rule: "r", "no", in: source, at: SourceRange(0, 1))])
        #expect(text.split(separator: "\n").count == 3)
        #expect(!text.contains("\u{1B}"))
    }
}
