/// All that `transform` says, or what a stored view model's `init` says of its flows: what is held, what is named, what is
/// subscribed to, and what is returned.
///
/// The graph that it is made from is the checked spec with its facts; this is how a runtime of streams writes that graph down.
package struct TransformPlan: Sendable {
    /// The fields of the input that are plain values and that Swift of the flows names, which are constants first.
    var inputValues: [String] = []
    /// What each call of `transform` holds, in the order of the spec.
    var locals: [HeldLocal] = []
    /// The streams and subscriptions, in order.
    package var items: [TransformItem] = []
    /// What is done once, behind them.
    package var statements: [Statement] = []
    /// The subscriptions that look at what is done once.
    package var late: [TransformItem] = []
    /// What is returned.
    package var output = OutputExpression.fields([])
    /// What it needs of the support file, by the names of its pieces.
    package var needs: Set<String> = []

    /// Whether anything is subscribed to, so that a bag is needed.
    var subscribes: Bool {
        (items + late).contains { item in
            if case .subscription = item { return true }
            return false
        }
    }
}

/// A relay or subject that one call of `transform` holds.
package struct HeldLocal: Sendable {
    /// Its name.
    package var name: String
    /// Its type without its arguments: `BehaviorRelay`, `EarlyRelay`.
    package var type: String
    /// The arguments of its type, as printed: `<String>`; empty for a type without.
    package var arguments: String
    /// Its first value with its label, as printed: `value: ""`; empty where it has none.
    package var value: String
}

/// A statement of `transform` that makes or runs a stream.
package enum TransformItem: Sendable {
    /// `let name = …`, with the type of its values where Swift cannot tell it.
    case stream(name: String, Chain)
    /// A chain that ends in a subscription, which the bag keeps.
    case subscription(Chain)

    /// The same, whose closures say their types where Swift would take long to find them out.
    var speltOut: TransformItem {
        switch self {
        case .stream(let name, let chain): .stream(name: name, chain.speltOut())
        case .subscription(let chain): .subscription(chain.speltOut())
        }
    }
}

/// What `transform` returns.
package enum OutputExpression: Sendable {
    /// The fields of a struct: their labels, and the streams or values they are.
    case fields([(label: String, value: Chain)])
    /// One stream of events.
    case stream(Chain)

    /// The same, whose closures say their types where Swift would take long to find them out.
    var speltOut: OutputExpression {
        switch self {
        case .fields(let fields): .fields(fields.map { ($0.label, $0.value.speltOut()) })
        case .stream(let chain): .stream(chain.speltOut())
        }
    }
}
