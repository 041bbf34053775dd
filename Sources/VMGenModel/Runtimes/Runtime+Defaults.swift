extension Runtime {
    /// The kind that holds state: a value that can be read and set.
    public var stateKind: StreamKind? { kinds.first { $0.traits.isSuperset(of: [.holdsValue, .takesValues]) } }

    /// The kind that values can be sent into and that holds none: what a stored input without a value is.
    public var relayKind: StreamKind? {
        kinds.first { $0.traits.contains(.takesValues) && !$0.traits.contains(.holdsValue) }
    }

    /// The kind of a field of `role` that names none.
    ///
    /// A stored input is made by the view model, so it is a kind that values can be sent into.
    package func defaultKind(for role: Port.Role, hasValue: Bool, isStored: Bool) -> StreamKind? {
        switch role {
        case .input where isStored: hasValue ? stateKind : relayKind
        case .input: kind(named: defaultInput)
        case .output: kind(named: hasValue ? defaultStatefulOutput : defaultEventOutput)
        case .state: stateKind
        }
    }

    /// The runtime as a `runtime:` line says it: `combine`, `combine(CombineShim)`.
    package var spelling: String {
        let library = Runtime.all.first { $0.name == name }?.library
        guard let own = self.library, own != library else { return name }
        return "\(name)(\(own))"
    }

    /// The type of the runtime's plain stream of `element` that never fails: `AnyPublisher<Input, Never>`.
    package func streamType(of element: String) -> String {
        kind(named: defaultStream).map { type(of: $0, element: element) } ?? "\(defaultStream)<\(element)>"
    }

    /// The type of a stream of `kind` that carries `element` and never fails.
    package func type(of kind: StreamKind, element: String) -> String {
        let arguments = kind.traits.contains(.hasFailureType) ? "\(element), Never" : element
        return "\(kind.name)<\(arguments)>\(kind.typeSuffix)"
    }

    /// Whether its streams name the type of their failures, so that a chain of one that can fail says what becomes of them.
    package var hasTypedFailures: Bool { kinds.contains { $0.traits.contains(.hasFailureType) } }

    /// The other runtime that has a kind called `name`, and that kind; nil where this one has it, or none does.
    package func owner(ofForeign name: String) -> (runtime: Runtime, kind: StreamKind)? {
        guard kind(named: name) == nil else { return nil }
        for runtime in Runtime.all {
            if let kind = runtime.kind(named: name) { return (runtime, kind) }
        }
        return nil
    }
}
