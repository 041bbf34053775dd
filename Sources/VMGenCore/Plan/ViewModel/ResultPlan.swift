/// What `transform` returns.
struct ResultPlan: Sendable {
    /// Its type: `Output`.
    var type: String
    /// Whether a stored output is made in `init`, since not all of it makes itself.
    var isMadeInInit: Bool
    /// The fields, for an output that is a struct.
    var arguments: [ResultArgumentPlan]
    /// The stream of events, for an output that is an enum.
    var events: ResultEventsPlan?
}

/// One field of what `transform` returns.
struct ResultArgumentPlan: Sendable {
    /// The argument's label.
    var label: String
    /// What it is made of.
    var source: ResultSourcePlan
}

/// The stream of events that `transform` returns.
struct ResultEventsPlan: Sendable {
    /// The kind of stream: `Observable`.
    var kind: String
    /// The constants of the flows' streams.
    var streams: [String]
    /// Those streams: the first alone, then as many at a time as one operator merges into it.
    var merges: [[String]]
    /// Whether the events pass through a relay.
    var isSent: Bool
    /// Whether all streams deliver on the main thread.
    var endsOnMain: Bool
    /// The relay of the events, where they pass through one.
    var source: ResultSourcePlan
}

/// What a field of the output is made of: a relay, or the constant that holds a flow's stream.
struct ResultSourcePlan: Sendable {
    /// What it is made of.
    enum Origin: Sendable {
        /// A plain value.
        case value
        /// A relay that holds a value.
        case state
        /// A relay without a value.
        case relay
        /// A relay that keeps what is sent before anybody listens.
        case early
        /// The stream of a flow.
        case flow
        /// An input as it is.
        case input
    }

    /// The expression.
    var text: String
    /// What it is.
    var origin: Origin
    /// Whether it shows whether work runs.
    var isActivity = false
    /// The partial that makes it the field's kind; empty for a plain value.
    var conversion: String
    /// The kind of stream that it is before.
    var kind: String
}
