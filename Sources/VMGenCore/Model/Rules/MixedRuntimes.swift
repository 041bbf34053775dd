import VMGenDiagnostics

/// Specs of one target that write streams in different ways.
enum MixedRuntimes: Rule {
    static let id = "mixed-runtimes"
    static let explanation = Explanation(
        title: "Specs of one target with different runtimes",
        reason: """
            The view models of a target share one support file, and it is written for one runtime, with one set of \
            imports. Specs of another runtime, or that import another module in the place of Combine, belong to a \
            target of their own. The spec below breaks the rule beside another one that says `runtime: combine`.
            """,
        wrong: """
            view-model: HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """,
        right: """
            view-model: HomeViewModel
            runtime: combine
            flows:
              - start -> call Log.start()
            """,
        beside: """
            view-model: RoomViewModel
            runtime: combine
            flows:
              - start -> call Log.start()
            """
    )

    /// The specs that write streams in another way than the first of them does, each at its `runtime:` line.
    static func check(_ specs: [ViewModelSpec]) -> [Diagnostic] {
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
