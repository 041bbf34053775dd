import Testing
import VMGenDiagnostics

@testable import VMGenSpec

/// Thousands of damaged specs, the same in every run: nothing crashes, and every place lies in the file.
@Suite struct SpecParserFuzzTests {
    @Test(arguments: WorkedSpecs.all.indices)
    func damagedSpecsAreReadToTheEnd(spec: Int) {
        let original = Array(WorkedSpecs.all[spec].utf8)
        var random = SplitMix(seed: UInt64(spec) + 1)
        for round in 0..<500 {
            let source = SourceText(path: "Fuzz.vm", bytes: Mutation.mutate(original, using: &random))
            let problem = Self.problem(in: source)
            #expect(problem == nil, "round \(round): \(source.text(in: SourceRange(0, source.bytes.count)))")
        }
    }

    @Test func theWorkedSpecsThemselvesAreFine() {
        for spec in WorkedSpecs.all { #expect(SyntaxDump.diagnostics(spec) == []) }
    }

    @Test(arguments: [
        "\"\\(", "\"\\\"", "(", ")", "([{", "#", "#\"", "\"#", "{(", "{ a, ", "{ (a) -> ", "for ", "let . ", "[{ [a] ",
        "a ? ", "\"\"\"", "`",
        "<", "é", "\\", "if let a, ", "/*", "catch ",
    ])
    func longLinesTakeNoLongerThanTheirLength(piece: String) {
        let line = "flows:\n  - " + String(repeating: piece, count: 2000)
        let clock = ContinuousClock()
        let duration = clock.measure { #expect(Self.problem(in: SourceText(path: "Long.vm", text: line)) == nil) }
        #expect(duration < .seconds(3))
    }

    @Test func deepSpecsAreReadToTheEnd() {
        let deep = (0..<1000).map { String(repeating: " ", count: $0) + "- a:" }.joined(separator: "\n")
        #expect(Self.problem(in: SourceText(path: "Deep.vm", text: deep)) == nil)
    }

    /// What is wrong with the answers that parser and printer give for `source`; nil where nothing is.
    private static func problem(in source: SourceText) -> String? {
        let (syntax, diagnostics) = SpecParser.parse(source)
        for (first, second) in zip(diagnostics, diagnostics.dropFirst()) where first.range.lower > second.range.lower {
            return "out of order: \(first.message) / \(second.message)"
        }
        for diagnostic in diagnostics where !isInside(diagnostic.range, source) {
            return "outside the file: \(diagnostic.message)"
        }
        if DiagnosticPrinter.render(diagnostics).isEmpty != diagnostics.isEmpty { return "printed wrongly" }
        return syntax.entries.lazy.compactMap { problem(in: $0, source, within: SourceRange(0, source.bytes.count)) }
            .first
    }

    private static func problem(in entry: EntrySyntax, _ source: SourceText, within outer: SourceRange) -> String? {
        guard isInside(entry.range, source), entry.range.lower >= outer.lower, entry.range.upper <= outer.upper else {
            return "entry outside its parent: \(entry.content.text)"
        }
        let fragments = [entry.content, entry.key, entry.value].compactMap { $0 } + (entry.verbatim?.lines ?? [])
        for fragment in fragments {
            guard isInside(fragment.range, source) else { return "fragment outside the file: \(fragment.text)" }
            guard fragment.text.utf8.count == fragment.range.upper - fragment.range.lower else {
                return "text and range differ: \(fragment.text)"
            }
        }
        return entry.block.lazy.compactMap { problem(in: $0, source, within: entry.range) }.first
    }

    private static func isInside(_ range: SourceRange, _ source: SourceText) -> Bool {
        range.lower >= 0 && range.lower <= range.upper && range.upper <= source.bytes.count
    }
}
