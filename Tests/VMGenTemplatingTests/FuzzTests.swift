import Testing

@testable import VMGenTemplating

@Suite("Mutated templates")
struct FuzzTests {
    private static let templates = [
        "{% for x in list where x != \"b\" %}{{ forloop.counter }}:{{ x|uppercase }}{% empty %}none{% endfor %}",
        "{% if a.b == 1 and not (c or \"x\" in list) %}é{% elif c %}b{% else %}{{ s|default:\"d\"|indent:2 }}{% endif %}",
        "{% filter indent:4, \" \", true %}{% include \"P\" a %}\n{%- include \"P\" -%}\n{% endfilter %}",
        "{# note #}{{ list|join:\", \" if list else 'none' }}{% for k, v in a %}{{ k }}={{ v }};{% endfor %}\r\n🙂",
    ]
    private static let pieces = [
        "{{", "}}", "{%", "%}", "{#", "#}", "-", " ", "\n", "\t", "\"", "'", "|", ":", ",", ".", "(", ")", "==", "not ",
        "in ",
        "if ", "else", "endif", "for ", "endfor", "empty", "include ", "filter ", "endfilter", "x", "list", "9", "é",
        "\u{301}",
        "{% if c %}", "{% include \"T\" %}", "{{ a.b }}", "...", "{", "}",
    ]
    private static let context: [String: TemplateValue] = ["list": ["a", "b"], "a": ["b": 1], "c": false, "s": "x\ny"]

    @Test("They render or fail, and an error has its place inside its template", arguments: 0..<4)
    func mutations(_ seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        for _ in 0..<1_000 {
            let text = Self.mutated(&random)
            let others = ["T": text, "P": "<{{ b|default:s }}>\n"]
            do throws(TemplateError) {
                _ = try TemplateEnvironment { others[$0] }.render("T", Self.context)
            } catch {
                check(error, others)
            }
        }
    }

    private func check(_ error: TemplateError, _ templates: [String: String]) {
        guard let text = templates[error.template] else {
            Issue.record("\(error) is in no template")
            return
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isInside = error.line >= 1 && error.line <= lines.count
        #expect(isInside && (1...lines[error.line - 1].count + 1).contains(error.column), "\(error) in \(text)")
        #expect(error.range.upper <= text.utf8.count, "\(error) in \(text)")
        #expect(!error.message.isEmpty)
    }

    private static func mutated(_ random: inout SplitMix) -> String {
        var scalars = Array((templates.randomElement(using: &random) ?? "").unicodeScalars)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...scalars.count, using: &random)
            if Int.random(in: 0..<3, using: &random) == 0 {
                let end = min(scalars.count, start + Int.random(in: 0...4, using: &random))
                scalars.removeSubrange(start..<end)
            } else {
                scalars.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: start)
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
