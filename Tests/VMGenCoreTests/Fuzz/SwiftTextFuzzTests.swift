import Testing
import VMGenDiagnostics

@testable import VMGenSpec

/// Damaged pieces of Swift, the same in every run: nothing crashes, and every place lies in the text.
@Suite struct SwiftTextFuzzTests {
    private static let snippets = [
        "{ [weak self, page = x.page] (a: Int, _ b: [Int]) async throws -> Set<Int> in a + \"\\(b.map { $0 })\" }",
        "if case let .found(page, size: n) = x, let page { f(page: page, $0) } else { g[n, default: $1] }",
        "f(a ? b : c, #selector(d), \\.e.f) { $0.g } label: { h in #\"\\#(h) \\(i)\"# }",
        "do { for (i, x) in xs { guard let y = x else { continue }; y } } catch { log(error) }",
    ]

    @Test(arguments: snippets.indices)
    func damagedSwiftIsReadToTheEnd(snippet: Int) {
        let original = Array(Self.snippets[snippet].utf8)
        var random = SplitMix(seed: UInt64(snippet) + 100)
        for round in 0..<150 {
            // What the parser hands on is UTF-8.
            let text = String(decoding: Mutation.mutate(original, using: &random), as: UTF8.self)
            #expect(Self.problem(in: text) == nil, "round \(round): \(text)")
        }
    }

    @Test(arguments: [
        "\"\\(", "\"\\\"", "(", ")", "([{", "#", "#\"", "\"#", "{(", "{ a, ", "{ (a) -> ", "for ", "let . ", "[{ [a] ",
        "a ? ", "\"\"\"", "`", "<", "é", "\\", "if let a, ", "/*", "catch ", "{ a in ", "func a(", "case let ",
    ])
    func longTextTakesNoLongerThanItsLength(piece: String) {
        let text = String(repeating: piece, count: 2000)
        let duration = ContinuousClock().measure { #expect(Self.problem(in: text) == nil) }
        #expect(duration < .seconds(5))
    }

    /// What is wrong with the answers for `text`; nil where nothing is.
    private static func problem(in text: String) -> String? {
        let fragment = Fragment(at: 1000, text)
        let names = SwiftText.freeNames(in: fragment)
        let arguments = SwiftText.closureArguments(in: fragment).map(\.range)
        let imbalance = [SwiftText.imbalance(in: fragment)?.range].compactMap { $0 }
        let parts = SwiftText.split(fragment, on: ",", typeBrackets: true).map(\.range)
        for range in names.map(\.range) + arguments + imbalance + parts {
            guard range.lower >= 1000, range.upper <= fragment.range.upper else { return "outside the text" }
        }
        for (one, next) in zip(names, names.dropFirst()) where one.range.upper > next.range.lower {
            return "names out of order"
        }
        if SwiftText.rewritingFreeNames(in: text, { _ in nil }) != text { return "rewriting nothing changes the text" }
        return nil
    }
}
