import Testing
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenSpec

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

    @Test(
        "Long lines of scenarios and samples take no longer than their length",
        arguments: [
            "tap; ", "[", "{\"a\":", "number.count", ".count", "(id: 1)", "service.room answers ", "\"", "\\", "3, ",
            " = ",
            "a hit ", "[0]", "?.", "was called with (", "1 seconds pass; ",
        ]
    )
    func long(piece: String) {
        let line = String(repeating: piece, count: 2000)
        let tail = """
            samples:
              fetchNumber: \(line)
              Room: \(line)
            scenarios:
              \(line):
                given: \(line)
                given: fetchNumber answers \(line)
                when: tap; \(line)
                then: number\(line)

            """
        let source = SourceText(path: "Long.vm", text: CleanSpecs.rooms + tail)
        let duration = ContinuousClock().measure { _ = SpecChecker.check(SpecParser.parse(source).0, source: source) }
        #expect(duration < .seconds(6))
    }
}
