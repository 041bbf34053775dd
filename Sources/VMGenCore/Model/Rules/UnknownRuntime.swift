import VMGenDiagnostics

/// A runtime that does not exist.
enum UnknownRuntime: Rule {
    static let id = "unknown-runtime"
    static let explanation = Explanation(
        title: "A runtime that does not exist",
        reason: """
            The runtime decides which streams the output is made of, and which kinds of stream may be named. There \
            is one for each way of writing streams that has templates. `combine(OpenCombineShim)` imports that module \
            where the others import Combine.
            """,
        wrong: """
            view-model: HomeViewModel
            runtime: rx
            flows:
              - start -> call Log.start()
            """,
        right: """
            view-model: HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """
    )

    /// `module` cannot stand in for the library of `runtime`.
    static func noModule(_ module: Fragment, of runtime: Runtime) -> Finding {
        guard let library = runtime.library else {
            return error(
                "`\(runtime.name)` imports its own modules only; write `runtime: \(runtime.name)`",
                at: module.range
            )
        }
        return error(
            "`\(module.text)` is no name of a module; write the one to import in the place of \(library), "
                + "`\(runtime.name)(OpenCombineShim)`",
            at: module.range
        )
    }

    /// `name` is not a runtime.
    static func finding(_ name: Fragment) -> Finding {
        let names = Runtime.all.map(\.name)
        let ending = Suggestion.ending(for: name.text, among: names, otherwise: "; write \(names.listed())")
        return error("unknown runtime `\(name.text)`\(ending)", at: name.range)
    }
}
