import VMGenModel
import VMGenSpec

extension ForeignKind {
    /// The kinds of another runtime among the types of what `spec` holds, its parameters, variables and the properties of its
    /// services, which its file does not import.
    static func checkHeld(_ spec: ViewModelSpec) -> [Finding] {
        let services = spec.services.flatMap(\.properties).filter { !$0.isInherited }.map(\.type)
        let types = spec.parameters.map(\.type) + spec.variables.compactMap(\.type) + services
        let modules = Set(spec.imports.flatMap { $0.text.split(separator: " ") }.map(String.init))
        let results = types.compactMap { type in ClosureType(type.text).map { Fragment($0.result, type.range) } }
        return (types + results).flatMap { type -> [Finding] in
            guard let owner = StreamType(type).flatMap({ spec.runtime.owner(ofForeign: $0.name.text) })?.runtime,
                modules.isDisjoint(with: owner.imports)
            else { return [] }
            return check(type, runtime: spec.runtime)
        }
    }

    /// What is wrong with `bag`, written as `text`, where it is the bag of another runtime; nil for all others. A `typealias` of the
    /// app's own may be called like a class that is one: it is handed in by `inout`.
    static func check(bag: SwiftMethod.Parameter, _ text: Fragment, runtime: Runtime) -> Finding? {
        guard
            let owner = Runtime.all.first(where: {
                $0.name != runtime.name && bag.type == ($0.bag.isValue ? "inout " : "") + $0.bag.type
            })
        else { return nil }
        return error(
            "`\(owner.bag.type)` belongs to \(owner.name); under \(runtime.name) write `\(runtime.bagParameter)`",
            at: text.range
        )
    }
}
