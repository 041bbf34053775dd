import Testing
import VMGenDiagnostics

@testable import VMGenCore

@Suite("The checker reads anything")
struct SpecCheckerFuzzTests {
    private static let specs =
        WorkedSpecs.all + [
            CleanSpecs.signIn, CleanSpecs.forms, CleanSpecs.events, CleanSpecs.steps, CleanSpecs.declarations,
            CleanSpecs.scenarios,
        ]

    @Test("Damaged specs are checked without a crash, and every place lies in the file", arguments: 0..<8)
    func damaged(_ seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        for _ in 0..<150 {
            guard let spec = Self.specs.randomElement(using: &random) else { continue }
            let bytes = Mutation.mutate(Array(spec.utf8), using: &random)
            let source = SourceText(path: "Spec.vm", bytes: bytes)
            let (syntax, _) = SpecParser.parse(source)
            let (_, diagnostics) = SpecChecker.check(syntax, source: source)
            for diagnostic in diagnostics {
                let isInside = diagnostic.range.lower >= 0 && diagnostic.range.upper <= bytes.count
                #expect(
                    isInside,
                    "\(diagnostic.rule) at \(diagnostic.range): \(String(decoding: bytes, as: UTF8.self))"
                )
            }
        }
    }
}
