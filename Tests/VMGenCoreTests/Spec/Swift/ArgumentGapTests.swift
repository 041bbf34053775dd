import Testing
import VMGenDiagnostics

@testable import VMGenSpec

@Suite("What is missing between arguments")
struct ArgumentGapTests {
    private func gap(_ text: String) -> String? {
        switch OperatorMisfit.gap(in: Fragment(text, SourceRange(0, text.utf8.count))) {
        case .comma(let part)?: "comma before \(part.text)"
        case .colon(let label)?: "colon behind \(label.text)"
        case nil: nil
        }
    }

    @Test(
        "A comma or a colon",
        arguments: [
            ("Item(id: 2 title: x)", "comma before title"), (#"Item(id: 2, title "a")"#, "colon behind title"),
            ("Item(id 3, title: x)", "colon behind id"), ("[1, 2 3]", "comma before 3"),
            (#"f([Item(id: 1), Item(id: 2 title: "b")])"#, "comma before title"), ("f(a, b c)", "colon behind b"),
            (#"["a": 1, "b" 2]"#, "comma before 2"), ("max($0 3)", "comma before 3"),
        ]
    )
    func missing(_ text: String, _ wanted: String) { #expect(gap(text) == wanted) }

    @Test(
        "What is right",
        arguments: [
            "Item(id: 2, title: x)", "f(a ? b : c, d: e)", "f(x: a ? b : c)", "f(try await load(), any: 3)",
            "(x as? Int, y is Bool)", "[any Room]()", "f { a in a } b: { 3 }", "g(f { $0 } second: { $1 })",
            "items.map { [weak self] item in self?.f(item) }", ".failed(let message)", ".moved(let x, to: let y)",
            "f(a\n, b)", "f(\n  a: 1,\n  b: 2\n)", "(a ≥ b)", "Set<Int>([1, 2])", "a < b && (c > d)",
            "[String: Int](uniqueKeysWithValues: x)", "x.map(\\.id)", "f(if a { 1 } else { 2 })",
            "(value as (any Error)?)", "f(@escaping (Int) -> Void)", "(repeat each item)", "[-1, - x]", "f(a!, b?.c)",
            "f(copy a, consume b)", "f(#selector(g), h)", "f(lhs: isOn ? a : b ? c : d)", "f(&a, b...)",
            "x[0, default: 1]",
        ]
    )
    func right(_ text: String) { #expect(gap(text) == nil) }
}
