import Testing
import VMGenDiagnostics
import VMGenSpec

@testable import VMGenModel

/// What an `init` of a type of the spec's own keeps.
@Suite("What inits of own types keep")
struct OwnInitsTests {
    @Test(
        "Kept is what is assigned plainly, or what Swift assigns",
        arguments: [
            ("struct Money { let amount: Double }", true),
            ("struct Money {\n    let amount: Double\n    init(amount: Double) { self.amount = amount }\n}", true),
            (
                "struct Money {\n    init(amount sum: Double) {\n        amount = sum\n        self.id = UUID()\n    }\n}",
                true
            ),
            ("struct Money {\n    init(amount: Double) { self.amount = amount.rounded() }\n}", false),
            (
                "struct Money {\n    init(amount: Double) {\n        self.amount = amount\n            + 1\n    }\n}",
                false
            ),
            (
                "struct Money {\n    init(amount: Double) {\n        self.amount = amount\n        trim()\n    }\n}",
                false
            ),
            (
                "struct Money {\n    init(amount: Double, tax: Double) { self.amount = tax; self.tax = amount }\n}",
                false
            ),
            ("struct Money {\n    init?(amount: Double) { self.init(sum: amount) }\n}", false),
            (
                "struct Money { let amount: Double }\nextension Money {\n    init<N>(amount: N) { self.init(0) }\n}",
                false
            ),
            ("struct Money { let amount: Double }\nextension Shop.Money {\n    init(sum: Int) { amount = 0 }\n}", true),
            ("struct Money {\n    @Clamped(0...9) private(set) var amount: Double\n}", false),
            ("struct Money {\n    var amount = 0.0 {\n        didSet { amount = 1 }\n    }\n}", false),
            ("struct Money {\n    var sum: Int { 1 }\n    var amount = 0.0\n}", true),
            ("final class Money {\n    @Published var amount: Double\n}", true),
            (
                "struct Cost {\n    init(amount: Double) { self.amount = 0 }\n}\nstruct Money { let amount: Double }",
                true
            ),
        ]
    )
    func keeps(types: String, isKept: Bool) {
        let lines = types.split(separator: "\n").map { Fragment(String($0), SourceRange(0, $0.utf8.count)) }
        #expect(
            OwnInits(VerbatimSyntax(lines: lines, range: SourceRange(0, 0))).keep(
                "amount",
                in: "Shop.Money(amount: 1.005)"
            ) == isKept
        )
    }
}
