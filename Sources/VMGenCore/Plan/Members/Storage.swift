/// How the view model stores a field of its output or state.
enum Storage: Equatable {
    /// A property with a relay behind it: `@Relayed var round: Int`.
    case property
    /// A flag that shows whether work runs: `@Tracked var isLoading: Bool`.
    case activity
    /// A relay or subject of its own that holds a value: `let heightSubject = BehaviorSubject(value: 0)`.
    case subject
    /// A relay or subject without a value, for what happens: `let errorRelay = PublishRelay<MyError>()`.
    case event
    /// A relay or subject that the stored output itself makes: `let errorMessage = PublishRelay<String>()`.
    case inline
}

extension ViewModelSpec {
    /// The flags that the work of some flow shows itself in.
    var activityNames: Set<String> {
        var names: Set<String> = []
        for step in flows.flatMap(\.steps) {
            if case .work(_, let loading) = step.argument { names.formUnion(loading.map(\.text.text)) }
        }
        return names
    }

    /// Whether a stored output makes its relays and subjects itself. Where logic receives the state they are the state's, so
    /// that the logic reads and sends through it as under any other `transform`.
    private var makesItsOwn: Bool { transform.isStored && logic.allSatisfy { $0.stateIndex == nil } }

    /// How `port` is stored; nil for what is made of flows or is a plain field.
    func storage(of port: Port, feed: OutputFeed?) -> Storage? {
        guard let kind = port.kind else { return nil }
        if makesItsOwn, port.role == .output, kind.traits.contains(.takesValues) { return .inline }
        if port.isStateful {
            if activityNames.contains(port.name.text) { return .activity }
            return port.isSubject || port.failure != nil ? .subject : .property
        }
        return feed == .relay ? .event : nil
    }
}
