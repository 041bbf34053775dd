import VMGenSpec
import VMGenValues

/// The constants of the samples where closures name them: those are members of the test's class, which Swift wants a closure to
/// name through `self`.
struct ClosureConstants {
    private let names: Set<String>

    /// Those of `sampled`.
    init(_ sampled: SampleConstants) { names = Set(sampled.all.map(\.name)) }

    /// `test` with `self.` before each of them in texts that have a closure.
    func explicit(_ test: GeneratedTest) -> GeneratedTest {
        if names.isEmpty { return test }
        var test = test
        test.given = test.given.map { $0.mapped(explicit) }
        test.steps = test.steps.map { $0.mapped(explicit) }
        return test
    }

    /// `swift` with `self.` before each of them where it has a closure.
    func explicit(_ swift: String) -> String {
        guard swift.contains("{"), !names.isEmpty else { return swift }
        return SwiftText.rewritingFreeNames(in: swift) {
            names.contains($0) ? "self.\(SwiftText.escapedMember($0))" : nil
        }
    }
}
