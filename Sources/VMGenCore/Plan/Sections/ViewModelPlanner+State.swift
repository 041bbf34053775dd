import VMGenTemplating

extension ViewModelPlanner {
    /// What the view model remembers, and the relays of its events.
    var state: TemplateValue {
        let persisted = persistedPorts
        return .dictionary([
            "isShared": .bool(scope.hasStateObject),
            "isObserved": .bool(isStateObserved),
            "isNeeded": .bool(!statefulPorts.isEmpty || !eventPorts.isEmpty),
            "properties": .list(statefulPorts.map(property)),
            "persisted": .list(persisted.map(property)),
            "stores": .list(stores),
            "events": .list(eventPorts.filter(isInState).map(event) + failuresEvent + outputEvents),
            "relays": .list(eventPorts.filter { !isInState($0) }.map(event)),
            "cases": .list(spec.logicSendsEvents ? spec.silentEvents.map(eventMethod) : []),
            "eventsStream": .string(scope.eventsName),
        ])
    }

    /// Whether views observe the view model, and what they wait for changes in its state object.
    var isStateObserved: Bool {
        scope.hasStateObject && spec.declaration.inherited.contains { $0.text == "ObservableObject" }
            && statefulPorts.contains { $0.kind?.name == "Published" }
    }

    /// Whether the relay of `port` stands beside the state: those that it lends to logic do, and all where there is no state
    /// object.
    private func isInState(_ port: Port) -> Bool {
        !scope.hasStateObject || scope.members[port.name.text]?.isState == true
    }

    /// The defaults that something is kept in, each with the method that keeps it.
    private var stores: [TemplateValue] {
        var names: [String] = []
        for port in persistedPorts {
            if let name = port.persistence?.store.text, !names.contains(name) { names.append(name) }
        }
        return names.flatMap { name in
            let ports = persistedPorts.filter { $0.persistence?.store.text == name }
            let kinds = [false, true].flatMap { converts in
                ["Value", "Value?"].map { (value: $0, converts: converts) }
            }
            let used = kinds.filter { kind in
                ports.contains {
                    $0.element.text.hasSuffix("?") == (kind.value == "Value?")
                        && (storedForm($0)?.storing != nil) == kind.converts
                }
            }
            return used.map { kind -> TemplateValue in
                let stored = kind.value == "Value" ? "stored(value)" : "value.map(stored)"
                return .dictionary([
                    "name": .string(name), "member": .string(SwiftText.escapedMember(name)),
                    "method": .string(persistMethod(name)), "value": .string(kind.value),
                    "converts": .bool(kind.converts), "stored": .string(kind.converts ? stored : "value"),
                    "isOptional": .bool(kind.value == "Value?"),
                ])
            }
        }
    }

    /// `persist`, or `persistInArchive` for the store `archive` where the view model has several.
    private func persistMethod(_ store: String) -> String {
        let stores = Set(persistedPorts.compactMap { $0.persistence?.store.text })
        return stores.count > 1 ? "persistIn\(store.capitalizedFirst)" : "persist"
    }

    /// How `port` is kept; nil where it is not.
    private func storedForm(_ port: Port) -> StoredForm? {
        port.persistence == nil ? nil : StoredForm(TypeText(port.element.text))
    }

    private func property(_ port: Port) -> TemplateValue {
        let name = SwiftText.escaped(port.name.text)
        return .dictionary([
            "name": .string(name),
            "label": .string(port.name.text),
            "member": .string(SwiftText.escapedMember(port.name.text)),
            "parameter": .string(SwiftText.escapedParameter(port.name.text)),
            "kind": .string(port.kind?.name ?? ""),
            "partial": .string(partial(port)),
            "modifier": .string(scope.hasStateObject ? "" : "private "),
            "streamModifier": .string(scope.hasStateObject ? "fileprivate " : "private "),
            "margin": .string(scope.hasStateObject ? "        " : "    "),
            "stream": .string(scope.streamName(port)),
            "failure": .string(port.failure?.text ?? "Never"),
            "relay": .string(scope.stream(of: port.name.text)),
            "documentation": .strings(port.documentation),
            "type": .string(spec.marked(port.element)),
            "value": .string(port.initialValue.map(spec.marked) ?? ""),
            "isPersisted": .bool(port.persistence != nil),
            "store": .string(SwiftText.escaped(port.persistence?.store.text ?? "")),
            "persist": .string(persistMethod(port.persistence?.store.text ?? "")),
            "storedType": .string(storedForm(port)?.type ?? ""),
            "fallback": .string(port.initialValue.map { $0.text == "nil" ? "" : $0.text } ?? ""),
            "storing": .string(storedForm(port)?.storing ?? ""),
            "restoring": .string(storedForm(port)?.restoring ?? ""),
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
        return planner.reportsToStream ? [relay("failures", stream: scope.failuresName, of: spec.failureType)] : []
    }

    /// The relay of the output's events; nil where they are streams of flows alone.
    private var outputEvents: [TemplateValue] {
        guard spec.sendsEvents else { return [] }
        let type = spec.transform.outputName
        return [relay("events", stream: scope.eventsName, of: type, isEarly: scope.events.isEarly)]
    }

    /// A relay that is no field of the output.
    private func relay(_ name: String, stream: String, of type: String, isEarly: Bool = false) -> TemplateValue {
        .dictionary([
            "name": .string(name), "method": .string(""),
            "partial": .string("\(folder)/storage/event.stencil"),
            "streamModifier": .string(scope.hasStateObject ? "fileprivate " : "private "),
            "stream": .string(stream), "isSubject": .bool(false), "failure": .string("Never"),
            "documentation": .list([]), "type": .string(type), "parameterType": .string(type),
            "isVoid": .bool(false), "isEarly": .bool(isEarly), "keepsLatest": .bool(false),
        ])
    }

    /// The method of the state that sends one event: its parameters, and the event made of them.
    private func eventMethod(_ event: EventCase) -> TemplateValue {
        let name = SwiftText.escaped(event.name.text)
        let parameters = event.payload.enumerated().map { index, parameter in
            (label: parameter.label, name: parameter.label ?? (index == 0 ? event.name.text : "value\(index + 1)"))
        }
        let list = zip(parameters, event.payload).map { names, parameter in
            "\(names.label.map(SwiftText.escaped) ?? "_ \(SwiftText.escaped(names.name))"): \(parameter.type)"
        }
        let values = parameters.map { names in
            (names.label.map { "\($0): " } ?? "") + SwiftText.escaped(names.name)
        }
        return .dictionary([
            "name": .string(event.name.text),
            "signature": .string("\(name)(\(list.joined(separator: ", ")))"),
            "value": .string(".\(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")),
        ])
    }

    private func event(_ port: Port) -> TemplateValue {
        let isLent = scope.members[port.name.text]?.isState == true
        return .dictionary([
            "name": .string(port.name.text),
            "method": .string(isLent && port.kind != nil ? SwiftText.escaped(port.name.text) : ""),
            "partial": .string(partial(port)),
            "streamModifier": .string(isLent ? "fileprivate " : "private "),
            "isEarly": .bool(scope.members[port.name.text]?.isEarly == true),
            "keepsLatest": .bool(spec.keepsLatest(port)),
            "stream": .string(scope.streamName(port)),
            "isSubject": .bool(port.isSubject),
            "failure": .string(port.failure?.text ?? "Never"),
            "documentation": .strings(port.documentation),
            "type": .string(spec.marked(port.element)),
            "parameterType": .string((Self.isFunctionType(port.element.text) ? "@escaping " : "") + port.element.text),
            "isVoid": .bool(port.isVoid),
        ])
    }
}
