import VMGenModel
import VMGenSpec

/// A runtime that does not exist.
enum UnknownRuntime: Rule {
    package static let id = "unknown-runtime"

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
                + "`\(runtime.name)(CombineShim)`",
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
