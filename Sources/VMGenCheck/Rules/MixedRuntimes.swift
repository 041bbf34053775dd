import VMGenDiagnostics
import VMGenModel

/// Specs of one target that write streams in different ways.
package enum MixedRuntimes: Rule {
    package static let id = "mixed-runtimes"

    /// The specs that write streams in another way than the first of them does, each at its `runtime:` line.
    package static func check(_ specs: [ViewModelSpec]) -> [Diagnostic] {
        guard let first = specs.first else { return [] }
        return specs.dropFirst().filter { $0.runtime.spelling != first.runtime.spelling }.map { spec in
            let finding = error(
                "`\(spec.source.path)` is written for \(spec.runtime.spelling) and `\(first.source.path)` for "
                    + "\(first.runtime.spelling), and both are of one target, whose view models share one support "
                    + "file; use one of the two, or put the spec into a target of its own",
                at: spec.runtimePlace
            )
            var diagnostic = finding.diagnostic(in: spec.source)
            diagnostic.notes = [Diagnostic.Note("the other one", in: first.source, at: first.runtimePlace)]
            return diagnostic
        }
    }
}
