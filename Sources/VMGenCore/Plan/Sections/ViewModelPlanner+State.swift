import VMGenTemplating

extension ViewModelPlanner {
    /// What the view model remembers, and the relays of its events.
    var state: TemplateValue {
        let persisted = persistedPorts
        return .dictionary([
            "isShared": .bool(scope.hasStateObject),
            "isNeeded": .bool(!statefulPorts.isEmpty || !eventPorts.isEmpty),
            "properties": .list(statefulPorts.map(property)),
            "persisted": .list(persisted.map(property)),
            "stores": .list(stores),
            "events": .list(eventPorts.map(event)),
        ])
    }

    /// The defaults that something is kept in, each with the method that keeps it.
    private var stores: [TemplateValue] {
        var names: [String] = []
        for port in persistedPorts {
            if let name = port.persistence?.store.text, !names.contains(name) { names.append(name) }
        }
        return names.map { .dictionary(["name": .string(SwiftText.escaped($0)), "method": .string(persistMethod($0))]) }
    }

    /// `persist`, or `persistInArchive` for the store `archive` where the view model has several.
    private func persistMethod(_ store: String) -> String {
        let stores = Set(persistedPorts.compactMap { $0.persistence?.store.text })
        return stores.count > 1 ? "persistIn\(store.capitalizedFirst)" : "persist"
    }

    private func property(_ port: Port) -> TemplateValue {
        let name = SwiftText.escaped(port.name.text)
        return .dictionary([
            "name": .string(name),
            "relay": .string(scope.relay(at: scope.members[port.name.text]?.path ?? name)),
            "documentation": .strings(port.documentation),
            "type": .string(port.element.text),
            "value": .string(port.initialValue?.text ?? ""),
            "isPersisted": .bool(port.persistence != nil),
            "store": .string(port.persistence?.store.text ?? ""),
            "persist": .string(persistMethod(port.persistence?.store.text ?? "")),
            "key": .string(port.persistence?.key.text ?? ""),
        ])
    }

    private func event(_ port: Port) -> TemplateValue {
        .dictionary([
            "name": .string(SwiftText.escaped(port.name.text)),
            "relay": .string(port.name.text + "Relay"),
            "documentation": .strings(port.documentation),
            "type": .string(port.element.text),
            "isVoid": .bool(port.isVoid),
        ])
    }
}
