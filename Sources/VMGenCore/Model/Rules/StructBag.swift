/// A struct that keeps its own subscriptions.
enum StructBag: Rule {
    static let id = "struct-bag"

    /// What is wrong with `declaration`, given the resolved `flows`; nil for a class, and where a bag is passed in or
    /// nothing subscribes.
    static func check(_ declaration: TypeDeclaration?, draft: SpecDraft, flows: [Flow]) -> Finding? {
        guard let declaration, declaration.isValueType, draft.transform.bag == nil else { return nil }
        let subscribes = flows.contains { flow in
            switch flow.sink.kind {
            case .outputEvent, .named: false
            case .output(let index): draft.outputs.ports[index].isStateful
            default: true
            }
        }
        guard subscribes || draft.transform.isStored else { return nil }
        let bag = draft.runtime.bagParameter
        let fix = "write `transform: (input: Input, \(bag)) -> Output`, or make it a class"
        return error("a struct cannot keep its own subscriptions; \(fix)", at: declaration.name.range)
    }
}
