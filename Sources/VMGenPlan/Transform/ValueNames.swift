import VMGenModel
import VMGenSpec

/// What the closures of `transform` may call the values that they take: what flows call them, the parameters that they are handed
/// to, and the labels and names that the spec's own Swift has.
struct ValueNames {
    private var names: Set<String> = []

    /// Looks through `spec`.
    init(_ spec: ViewModelSpec) {
        let steps = spec.flows.steps(and: spec.failures)
        let elements =
            spec.flows.flatMap(\.sources).map(\.element) + steps.flatMap { [$0.before, $0.after] }
            + spec.namedStreams.map(\.element)
        for element in elements { names.formUnion(element.components.map(\.name)) }
        let methods = spec.logic + spec.services.flatMap(\.methods)
        for parameter in methods.flatMap(\.parameters) + spec.requests.flatMap(\.parameters) {
            names.formUnion([parameter.name, parameter.label ?? parameter.name])
        }
        let failures = (spec.flows.map(\.failure) + [spec.failures]).compactMap { $0 }
        let texts = steps.flatMap(\.argument.texts) + spec.flows.flatMap(\.sink.texts) + failures.flatMap(\.sink.texts)
        for text in texts { names.formUnion(PossibleNames.all(in: text.text.utf8)) }
    }

    /// Whether a closure may call a value `name`, or takes something of its own by that name: `owner`.
    func mayBe(_ name: String) -> Bool {
        FlowElement.apart(name) != name || names.contains(name) || Self.isMade(name)
    }

    /// Whether `name` may be one that closures make where another is taken, or none is known: `value2`, `stateValue`, `newRows`.
    private static func isMade(_ name: String) -> Bool {
        ["value", "result", "allValues", "sent"].contains(name) || name.last?.isNumber == true
            || name.hasSuffix("Value")
            || ["new", "latest"].contains(where: name.hasPrefix)
    }
}
