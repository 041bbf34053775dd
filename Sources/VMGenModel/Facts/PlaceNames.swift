import VMGenSpec

/// What the names in Swift of a spec stand for, as far as flows write it.
package struct PlaceNames {
    private var places: [String: FlowFacts.Place] = [:]
    /// What logic that receives the state may read and write.
    package private(set) var shared: Set<FlowFacts.Place> = []
    /// The members of objects that flows set, by the objects' names.
    private var set: [String: Set<String>] = [:]
    /// What is in the braces of the variables that are computed, by name.
    private var computed: [String: Fragment] = [:]
    /// What `init` takes, and what variables hold.
    let dependencies: Set<String>
    private var constants: Set<String> = []
    /// The relays and subjects of variables and of what `init` takes that flows end in, as the flows write them: `box.relay`.
    private var sent: Set<String> = []

    /// Finds the places of `spec`.
    package init(_ spec: ViewModelSpec) {
        dependencies = Set(spec.parameters.map(\.name.text) + spec.variables.map(\.name.text))
        for (index, port) in spec.outputs.enumerated() where port.isStateful {
            places[port.name.text] = .output(index)
            shared.insert(.output(index))
        }
        for (index, port) in spec.states.enumerated() {
            places[port.name.text] = .state(index)
            shared.insert(.state(index))
        }
        for variable in spec.variables where variable.isVariable || !variable.isStatic {
            places[variable.name.text] = .variable(variable.name.text)
            if !variable.isVariable { constants.insert(variable.name.text) }
            if let body = variable.body { computed[variable.name.text] = body.inner }
        }
        for parameter in spec.parameters where parameter.isVariable {
            places[parameter.name.text] = .variable(parameter.name.text)
        }
        for case .expression(let path) in spec.flows.map(\.sink.kind) { sent.insert(path.text) }
        // What flows set of what it leads to changes, too.
        for case .set(let assignments) in spec.flows.map(\.sink.kind) {
            for case .variable(let path) in assignments.map(\.target) {
                let parts = path.split { $0 == "." || $0 == "?" }.map(String.init)
                guard parts.count > 1, places[parts[0]] == nil, parts[0] != "self" else { continue }
                set[parts[0], default: []].insert(parts[1])
            }
        }
    }

    /// Whether `name` is that of something that is asked: the view model itself, what `init` takes, or a variable holds.
    func isAsked(_ name: String) -> Bool { name == "self" || dependencies.contains(name) }

    /// Whether `place` is a variable that may change, or something of what one leads to.
    func isOfVariable(_ place: FlowFacts.Place) -> Bool {
        if case .variable = place { return mayChange(place) }
        return false
    }

    /// The dependencies that the computed variables among `looks` read.
    func asked(lookingAt looks: Set<FlowFacts.Place>) -> Set<String> {
        if computed.isEmpty { return [] }
        return looks.reduce(into: []) { asked, place in
            guard case .variable(let name) = place, let body = computed[name] else { return }
            asked.formUnion(SwiftText.freeNames(in: body).map(\.text).filter(dependencies.contains))
        }
    }

    /// Adds to `looks` what the computed variables among it read.
    func addRead(to looks: inout Set<FlowFacts.Place>) {
        if computed.isEmpty { return }
        var open = Array(looks)
        while let place = open.popLast() {
            guard case .variable(let name) = place, let body = computed[name] else { continue }
            for name in SwiftText.freeNames(in: body) {
                if let read = places[name.text], looks.insert(read).inserted { open.append(read) }
            }
        }
    }

    /// Whether what stands at `place` may be another value the next time.
    func mayChange(_ place: FlowFacts.Place) -> Bool {
        switch place {
        case .output, .state: true
        case .variable(let name): !constants.contains(name)
        case .named, .events: false
        }
    }

    /// The place called `name`.
    package subscript(_ name: String) -> FlowFacts.Place? { places[name] }

    /// The place of a value: that of its name, or of the object that a path leads to first.
    private func place(ofPath path: String) -> FlowFacts.Place? {
        let head = String(path.prefix { $0 != "." && $0 != "?" })
        return places[head] ?? (head == path ? nil : .variable(head))
    }

    /// The place called `name` in `text`, or that of the relay or the object that it leads to, where a flow ends in that, or sets what
    /// follows.
    subscript(name: Fragment, in text: Fragment) -> FlowFacts.Place? {
        if let place = places[name.text] { return place }
        if sent.contains(name.text) { return .variable(name.text) }
        let members = set[name.text]
        guard members != nil || !sent.isEmpty, let member = NameUse(name, in: text).member else { return nil }
        let path = "\(name.text).\(member.text)"
        if sent.contains(path) { return .variable(path) }
        return members?.contains(member.text) == true ? .variable(name.text) : nil
    }

    /// The place that `reference` looks at.
    package subscript(_ reference: StreamReference) -> FlowFacts.Place? {
        switch reference.kind {
        case .source(.output(let index)): shared.contains(.output(index)) ? .output(index) : nil
        case .source(.state(let index)): .state(index)
        case .source(.expression(let path)): sent.contains(path.text) ? .variable(path.text) : nil
        case .source: nil
        case .value(let path): place(ofPath: path)
        }
    }
}
