import VMGenModel

/// What others rely on of one view model: what it is made from, what it takes, shows, stores and does.
package struct Contract {
    /// The name of the view model.
    package let name: String
    /// Its parts, in the order of the reference.
    let items: [ContractItem]
    /// What it stores, and what under.
    let stored: [StoredValue]
    /// The names of the parameters of `init`, in order.
    let parameters: [String]
    /// The names of the fields of what comes in, in the order of its `init`; none where views make no such value.
    let fields: [String]
    /// What happens when.
    let flows: [FlowContract]

    /// Reads that of `spec`.
    package init(_ spec: ViewModelSpec) {
        name = spec.declaration.name.text
        items = ContractReader(spec).items
        stored = (spec.outputs + spec.states).compactMap(StoredValue.init)
        parameters = spec.parameters.filter { !$0.isAssigned }.map(\.name.text)
        let isMadeByViews =
            spec.inputDeclaration.place != .existing && !spec.transform.isStored
            && !spec.inputs.contains(where: \.isMade)
        fields = isMadeByViews ? spec.inputs.map(\.name.text) : []
        flows = FlowContract.all(of: spec)
    }
}

/// A value that users have stored.
struct StoredValue: Equatable {
    /// The output or state that it is.
    let owner: String
    /// Where it is kept, and under which key.
    let place: String
    /// Its type.
    let type: String

    /// What `port` stores; nil for nothing.
    init?(_ port: Port) {
        guard let persistence = port.persistence else { return nil }
        owner = port.name.text
        place = "\(persistence.store.text) \"\(persistence.key.text)\""
        type = port.element.text
    }
}
