import VMGenModel
import VMGenSpec

extension Reach {
    /// What the names of `spec` stand for, whose relays and subjects are called as `streams` say.
    init(_ spec: ViewModelSpec, streams: StreamNames, dialect: any StreamDialect) {
        isValueType = spec.declaration.isValueType
        let isStored = spec.transform.isStored
        for port in spec.inputs where port.kind == nil {
            let path = "\(spec.transform.parameter).\(port.path)"
            meanings[port.name.text] = isStored ? .member(path: path, isOptional: false, isMethod: false) : .input
        }
        for port in spec.inputs where port.kind?.traits.contains(.takesValues) == true {
            let path = "\(spec.transform.parameter).\(port.path)"
            meanings[port.name.text] =
                isStored ? .member(path: path, isOptional: false, isMethod: false) : .fixed(path: path)
        }
        for (port, form) in zip(spec.outputs, spec.facts.outputs) {
            if let held = form.held { add(port, held, streams: streams, dialect: dialect) }
        }
        for (port, held) in zip(spec.states, spec.facts.states) {
            add(port, held, streams: streams, dialect: dialect)
        }
        if spec.facts.hasStateObject { meanings["state"] = .state(path: "state") }
        for parameter in spec.parameters {
            let isFixed = !parameter.isVariable && !parameter.modifiers.contains(where: Self.isReadAnew)
            add(parameter.name.text, isFixed: isFixed, isOptional: parameter.isOptional)
        }
        if isStored { hidden = Set(spec.parameters.map(\.name.text) + (spec.facts.waits ? ["scheduler"] : [])) }
        let statics = StaticNames(spec.variables, of: spec.declaration.name.text)
        for name in statics.visible.union(statics.hidden) { meanings[name] = .fixed(path: statics.path(of: name)) }
        for variable in spec.variables where !variable.isStatic {
            let isFixed = !variable.isVariable && !variable.modifiers.contains(where: Self.isReadAnew)
            let isOptional = variable.type.map { TypeText.isOptional($0.text) } == true
            add(variable.name.text, isFixed: isFixed, isOptional: isOptional)
        }
        for name in spec.methodNames {
            let path = SwiftText.escapedMember(name.text)
            meanings[name.text] = .member(path: path, isOptional: false, isMethod: true)
        }
    }

    /// Whether what stands behind `modifier` is read where it is needed, and not captured: it is not held, as a closure would, or it
    /// is wrapped.
    private static func isReadAnew(_ modifier: String) -> Bool {
        ["weak", "unowned", "@"].contains(where: modifier.hasPrefix)
    }

    private mutating func add(_ name: String, isFixed: Bool, isOptional: Bool) {
        meanings[name] =
            isFixed
            ? .constant(isOptional: isOptional)
            : .member(path: SwiftText.escapedMember(name), isOptional: isOptional, isMethod: false)
    }

    private mutating func add(_ port: Port, _ held: Held, streams: StreamNames, dialect: any StreamDialect) {
        let name = port.name.text
        let stream = streams.stream(of: name).text
        let member = SwiftText.escapedMember(name)
        switch held.home {
        case .local:
            if held.kind == .value || held.kind == .tracker {
                meanings[name] = .local(reading: dialect.reading(stream, held, port))
            }
        case .state: if port.isStateful { meanings[name] = .state(path: "state.\(member)") }
        case .member:
            if port.isStateful { meanings[name] = .member(path: member, isOptional: false, isMethod: false) }
        case .output:
            if port.isStateful {
                meanings[name] = .output(path: "output.\(port.streamMember)") { dialect.reading($0, held, port) }
            }
        }
        if held.home == .member || held.home == .output {
            meanings[Reach.stream(of: name)] = .member(path: stream, isOptional: false, isMethod: false)
        } else if held.home == .state {
            meanings[Reach.stream(of: name)] = .state(path: stream)
        }
    }

    /// The name that the relay or subject behind `name` has among the meanings.
    static func stream(of name: String) -> String { "stream " + name }
}
