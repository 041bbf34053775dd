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
            "events": .list(eventPorts.map(event) + failuresEvent),
        ])
    }

    /// The defaults that something is kept in, each with the method that keeps it.
    private var stores: [TemplateValue] {
        var names: [String] = []
        for port in persistedPorts {
            if let name = port.persistence?.store.text, !names.contains(name) { names.append(name) }
        }
        return names.flatMap { name in
            let ports = persistedPorts.filter { $0.persistence?.store.text == name }
            let types = Set(ports.map { $0.element.text.hasSuffix("?") ? "Value?" : "Value" }).sorted()
            return types.map { type -> TemplateValue in
                .dictionary([
                    "name": .string(name), "member": .string(SwiftText.escapedMember(name)),
                    "method": .string(persistMethod(name)), "value": .string(type),
                ])
            }
        }
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
            "label": .string(port.name.text),
            "member": .string(SwiftText.escapedMember(port.name.text)),
            "parameter": .string(SwiftText.escapedParameter(port.name.text)),
            "partial": .string(partial(port)),
            "modifier": .string(scope.hasStateObject ? "" : "private "),
            "streamModifier": .string(scope.hasStateObject ? "fileprivate " : "private "),
            "margin": .string(scope.hasStateObject ? "        " : "    "),
            "stream": .string(MemberScope.streamName(port)),
            "failure": .string(port.failure?.text ?? "Never"),
            "relay": .string(scope.stream(of: port.name.text)),
            "documentation": .strings(port.documentation),
            "type": .string(port.element.text),
            "value": .string(port.initialValue?.text ?? ""),
            "isPersisted": .bool(port.persistence != nil),
            "store": .string(SwiftText.escaped(port.persistence?.store.text ?? "")),
            "persist": .string(persistMethod(port.persistence?.store.text ?? "")),
            "storedType": .string(port.element.text.dropping(suffix: "?")),
            "key": .string(port.persistence?.key.text ?? ""),
        ])
    }

    /// The partial that declares how `port` is stored.
    private func partial(_ port: Port) -> String {
        let name =
            switch scope.members[port.name.text]?.storage {
            case .activity: "activity"
            case .subject: "subject"
            case .property, .inline: "property"
            case .event, nil: "event"
            }
        return "\(folder)/storage/\(name).stencil"
    }

    /// The relay of failures that a flow of its own deals with; nil where there is none.
    var failuresEvent: [TemplateValue] {
        let planner = FlowPlanner(spec: spec, scope: scope)
        guard let failures = spec.failures, case .stream = planner.route(failures) else { return [] }
        return [
            .dictionary([
                "name": .string("failures"), "method": .string(""),
                "partial": .string("\(folder)/storage/event.stencil"),
                "streamModifier": .string(scope.hasStateObject ? "fileprivate " : "private "),
                "stream": .string("failuresRelay"), "isSubject": .bool(false), "failure": .string("Never"),
                "documentation": .list([]), "type": .string("Error"), "isVoid": .bool(false),
            ])
        ]
    }

    private func event(_ port: Port) -> TemplateValue {
        .dictionary([
            "name": .string(port.name.text),
            "method": .string(scope.hasStateObject && port.kind != nil ? SwiftText.escaped(port.name.text) : ""),
            "partial": .string(partial(port)),
            "streamModifier": .string(scope.hasStateObject ? "fileprivate " : "private "),
            "stream": .string(MemberScope.streamName(port)),
            "isSubject": .bool(port.kind?.traits.isSuperset(of: [.takesValues, .canFail]) == true),
            "failure": .string(port.failure?.text ?? "Never"),
            "documentation": .strings(port.documentation),
            "type": .string(port.element.text),
            "isVoid": .bool(port.isVoid),
        ])
    }
}
