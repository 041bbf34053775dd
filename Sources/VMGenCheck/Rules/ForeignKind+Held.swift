import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension ForeignKind {
    /// The kinds of another runtime among the types that `spec` names, of parameters, variables, fields, services and logic, which
    /// its file does not import.
    static func checkHeld(_ spec: ViewModelSpec) -> [Finding] {
        let modules = Set(spec.imports.flatMap { $0.text.split(separator: " ") }.map(String.init))
        let methods = (spec.services.filter { $0.found == nil }.flatMap(\.methods) + spec.logic).map(\.signature)
        let properties = spec.services.flatMap(\.properties).filter { !$0.isInherited }.map(\.type)
        let elements = (spec.inputs + spec.outputs + spec.states).map(\.element)
        let texts = spec.parameters.map(\.type) + spec.variables.compactMap(\.type) + properties + methods + elements
        return texts.flatMap { mentions(in: $0, runtime: spec.runtime, imported: modules) }
    }

    /// The kinds of another runtime that `text`, a type or a signature, names with what they carry, unless a module of that is among
    /// those `imported`, or the kind is all that stands between brackets, which are no list of parameters: a type of the app's own.
    private static func mentions(in text: Fragment, runtime: Runtime, imported modules: Set<String>) -> [Finding] {
        text.allNames.flatMap { word -> [Finding] in
            guard let (owner, _) = runtime.owner(ofForeign: word.text), modules.isDisjoint(with: owner.imports) else {
                return []
            }
            let start = word.range.lower - text.range.lower
            var cursor = TextCursor(text.rest(behind: word))
            guard let arguments = cursor.bracketed(by: "<") else { return [] }
            let own = word.text + arguments.text
            let isBracketed = text.text.utf8.prefix(start).last == UInt8(ascii: "(") && cursor.take(")")
            if isBracketed, !cursor.rest.text.hasPrefix("->") { return [] }
            return check(
                Fragment(own, SourceRange(word.range.lower, word.range.lower + own.utf8.count)),
                runtime: runtime
            )
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
