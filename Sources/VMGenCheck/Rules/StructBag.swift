import VMGenModel

/// A struct that keeps its own subscriptions.
enum StructBag: Rule {
    package static let id = "struct-bag"

    /// What is wrong with `spec`; nil for a class, and where a bag is passed in or nothing is subscribed to.
    static func check(_ spec: ViewModelSpec) -> Finding? {
        guard spec.declaration.isValueType, spec.transform.bag == nil else { return nil }
        guard spec.facts.subscribes || spec.transform.isStored else { return nil }
        let input = spec.inputEvents.isEmpty ? "Input" : spec.runtime.streamType(of: "Input")
        let output = spec.outputEvents.isEmpty ? "Output" : spec.runtime.streamType(of: "Output")
        let fix = "write `transform: (input: \(input), \(spec.runtime.bagParameter)) -> \(output)`, or make it a class"
        return error("a struct cannot keep its own subscriptions; \(fix)", at: spec.declaration.name.range)
    }
}
