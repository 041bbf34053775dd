import VMGenModel
import VMGenSpec

/// Plans what a view model remembers: the state object or the properties, and the relays of events.
struct StatePlanner {
    /// The spec.
    let spec: ViewModelSpec
    /// What the streams are called.
    let names: StreamNames

    private var hasStateObject: Bool { spec.facts.hasStateObject }

    /// The folder of the runtime's templates.
    private var folder: String { spec.runtime.templateFolder }

    /// What the view model remembers, and the relays of its events.
    var plan: StatePlan {
        StatePlan(
            isShared: hasStateObject,
            isObserved: isStateObserved,
            output: spec.makesOutput && hasStateObject ? spec.transform.outputType : "",
            properties: statefulPorts.map(property),
            events: eventPorts.filter(isInState).map(event) + failuresEvent + outputEvents,
            relays: eventPorts.filter { !isInState($0) }.map(event),
            cases: spec.logicSendsEvents ? spec.silentEvents.map(eventMethod) : []
        )
    }

    /// Whether anything is kept at all.
    var isNeeded: Bool {
        !statefulPorts.isEmpty || !eventPorts.isEmpty || !failuresEvent.isEmpty || !outputEvents.isEmpty
            || hasStateObject
    }

    /// The fields that have a value at every time, outputs first.
    var statefulPorts: [Port] {
        (spec.outputs + spec.states).filter {
            $0.isStateful && spec.storage(of: $0).map { $0 != .inline } ?? false
        }
    }

    /// The fields that are kept in `UserDefaults`, outputs first.
    var persistedPorts: [Port] { statefulPorts.filter { $0.persistence != nil } }

    /// The fields whose first value is made in `init`: those that are kept, and those that begin with what the view model has.
    var givenPorts: [Port] {
        statefulPorts.filter { $0.persistence != nil || spec.namesDependencies($0.initialValue) }
    }

    /// The outputs without a value that have a relay: logic, failures or a pinned kind call for it.
    private var eventPorts: [Port] {
        spec.outputs.filter { spec.storage(of: $0) == .event }
    }

    /// Whether views observe the view model, and what they wait for changes in its state object.
    private var isStateObserved: Bool {
        hasStateObject && spec.declaration.inherited.contains { $0.text == "ObservableObject" }
            && statefulPorts.contains { $0.kind?.name == "Published" }
    }

    /// Whether the relay of `port` stands beside the state: those that it lends to logic do, and all where there is no state
    /// object.
    private func isInState(_ port: Port) -> Bool {
        !hasStateObject || spec.held(port)?.home == .state
    }

    /// How `port` is kept; nil where it is not.
    private func storedForm(_ port: Port) -> StoredForm? {
        port.persistence == nil ? nil : StoredForm(TypeText(port.element.text))
    }

    private func property(_ port: Port) -> StoredPropertyPlan {
        let isRelay = spec.storage(of: port) != .property
        let isReadRelay = isRelay && port.isReadOutside && port.kind?.traits.contains(.takesValues) != true
        return StoredPropertyPlan(
            label: port.name.text,
            documentation: port.documentation,
            partial: partial(port),
            kind: (isReadRelay ? spec.runtime.stateKind : port.kind)?.name ?? "",
            isInState: hasStateObject,
            isSubject: spec.storage(of: port) == .subject,
            isMade: port.isMade,
            isInStruct: spec.declaration.isValueType && !hasStateObject,
            wrapper: port.wrapper.map(spec.marked) ?? "",
            visibility: visibility(of: port),
            stream: StreamNames.member(port, in: spec.runtime.dialect),
            relay: names.stream(of: port.name.text).text,
            type: spec.marked(port.element),
            failure: port.failure?.text ?? "Never",
            value: port.initialValue.map(spec.marked) ?? "",
            argument: spec.runtime.hasTypedFailures ? "" : "value: ",
            persistence: persistence(of: port),
            namesParameters: spec.namesDependencies(port.initialValue)
        )
    }

    /// Who may read and set `port`. A flag that shows whether work runs is set by nobody.
    private func visibility(of port: Port) -> String? {
        guard let words = port.visibility?.text, spec.storage(of: port) == .activity else {
            return port.visibility?.text
        }
        let reading = words.split(separator: " ").filter { !$0.hasSuffix("(set)") }.joined(separator: " ")
        return reading.isEmpty ? "internal" : reading
    }

    /// How `port` is kept between launches; nil where it is not.
    private func persistence(of port: Port) -> PersistencePlan? {
        guard let persistence = port.persistence else { return nil }
        let form = storedForm(port)
        return PersistencePlan(
            key: SwiftLiteral(persistence.key.text),
            store: SwiftText.escaped(persistence.store.text),
            isStoreConstant: isConstant(persistence.store.text) || spec.declaration.isValueType,
            storedType: form?.type ?? "",
            stored: form?.storing ?? "value",
            isOptional: TypeText.isOptional(port.element.text),
            canFail: port.failure != nil,
            restoring: form?.restoring ?? "",
            fallback: port.initialValue.map { $0.text == "nil" ? "" : $0.text } ?? ""
        )
    }

    /// Whether the property called `name` never changes: a `let` among the parameters of `init` or the variables.
    private func isConstant(_ name: String) -> Bool {
        if let parameter = spec.parameters.first(where: { $0.name.text == name }) { return !parameter.isVariable }
        return spec.variables.contains { $0.name.text == name && !$0.isVariable }
    }

    /// The partial that declares how `port` is stored.
    private func partial(_ port: Port) -> String {
        let name =
            switch spec.storage(of: port) {
            case .activity: "activity"
            case .subject: "subject"
            case .property, .inline: "property"
            case .event, nil: "event"
            }
        return "\(name == "activity" ? "Shared" : folder)/storage/\(name).stencil"
    }

    /// The relay of failures that a flow of its own deals with; nil where there is none.
    var failuresEvent: [EventRelayPlan] {
        guard let held = spec.facts.failures, held.home != .local else { return [] }
        return [relay("failures", stream: names.failures.name, of: spec.failureType, isEarly: true)]
    }

    /// The relay of the output's events; nil where they are streams of flows alone.
    private var outputEvents: [EventRelayPlan] {
        guard let held = spec.facts.events.held, held.home != .local else { return [] }
        let type = spec.transform.outputName
        return [relay("events", stream: names.events.name, of: type, isEarly: held.kind == .early)]
    }

    /// A relay that is no field of the output.
    private func relay(_ name: String, stream: String, of type: String, isEarly: Bool = false) -> EventRelayPlan {
        EventRelayPlan(
            name: name,
            partial: "\(folder)/storage/event.stencil",
            isInState: hasStateObject,
            stream: stream,
            type: type,
            isEarly: isEarly
        )
    }

    /// The method of the state that sends one event: its parameters, and the event made of them.
    private func eventMethod(_ event: EventCase) -> EventMethodPlan {
        let name = SwiftText.escaped(event.name.text)
        let list = event.payload.map { parameter in
            (parameter.label == nil ? "_ " : "")
                + "\(SwiftText.escapedParameter(parameter.name)): \(TypeText.kept(parameter.type))"
        }
        let values = event.payload.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + SwiftText.escaped(parameter.name)
        }
        return EventMethodPlan(
            name: event.name.text,
            signature: "\(name)(\(list.joined(separator: ", ")))",
            statement: spec.runtime.dialect.sending(
                ".\(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"),
                to: names.events.name,
                nil
            )
        )
    }

    private func event(_ port: Port) -> EventRelayPlan {
        let isLent = spec.held(port)?.home == .state
        let name = SwiftText.escaped(port.name.text)
        let stream = StreamNames.member(port, in: spec.runtime.dialect)
        let statement = spec.runtime.dialect.sending(port.isVoid ? nil : name, to: stream, port)
        return EventRelayPlan(
            name: port.name.text,
            partial: partial(port),
            isInState: isLent,
            stream: stream,
            type: spec.marked(port.element),
            failure: port.failure?.text ?? "Never",
            isVoid: port.isVoid,
            isSubject: port.isSubject,
            isEarly: spec.isStoredEarly(port),
            isMade: port.isMade,
            method: isLent && port.kind != nil
                ? (name, TypeText.kept(port.element.text), statement) : nil
        )
    }
}
