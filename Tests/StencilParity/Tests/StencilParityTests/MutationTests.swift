import Testing
import VMGenTemplating

@Suite("Whatever we render, Stencil renders too")
struct MutationTests {
    /// What a mutation puts in: pieces that mean something to either engine.
    private static let pieces = [
        "{{", "}}", "{%", "%}", "{#", "#}", "-", "+", " ", "  ", "\n", "\t", "\"", "'", "|", ":", ",", ".", "(", ")",
        "==", "!=",
        "<", ">=", "...", "[", "]", "not ", " in ", " and ", " or ", "if ", " if ", " else ", "else", "endif", "for ",
        "endfor",
        "empty", "where ", "include ", "filter ", "uppercase", "join", "default", "indent", "lowercase", "s", "list",
        "model",
        "one", "t", "x", "0", "1", "-1", "nan", "inf", "0x1", "1e3", "true", "é", "\u{301}", "{", "}", "%", "#", "_",
        "forloop",
        " if t", "|default:\"a\"", "count", ".first", ".last", ".count", "\"a b\"", "'c'", "\r\n", "\u{A0}",
    ]

    @Test("Mutated templates of the corpus", arguments: 0..<8)
    func mutations(_ seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var rendered = 0
        for _ in 0..<5_000 {
            let template = Self.mutated(Corpus.templates, &random)
            let templates = Corpus.partials.merging(["T": template]) { _, new in new }
            let ours = Result { try TemplateEnvironment { templates[$0] }.render("T", Corpus.context) }
            guard case .success(let text) = ours else { continue }
            rendered += 1
            let both = BothRenderings("T", of: templates, Corpus.context)
            guard case .success(let stencils) = both.stencils, stencils == text else {
                Issue.record("\(template.debugDescription): ours \(text.debugDescription), Stencil's \(both.stencils)")
                continue
            }
        }
        #expect(rendered > 500)
    }

    /// A template of the corpus with one to three changes: a piece put in, taken out, or copied from elsewhere.
    private static func mutated(_ templates: [String], _ random: inout SplitMix) -> String {
        var scalars = Array((templates.randomElement(using: &random) ?? "").unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = Int.random(in: 0...scalars.count, using: &random)
            let end = min(scalars.count, start + Int.random(in: 0...4, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                scalars.removeSubrange(start..<end)
            case 1:
                let other = Array((templates.randomElement(using: &random) ?? "").unicodeScalars)
                let from = Int.random(in: 0...other.count, using: &random)
                scalars.insert(contentsOf: other[from..<min(other.count, from + 12)], at: start)
            default:
                scalars.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: start)
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
