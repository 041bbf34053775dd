/// What a field of the output or of the state is made of.
package enum PortForm: Sendable, Equatable {
    /// A plain field, computed once.
    case plain
    /// The streams of what feeds it, merged if there are several; nobody subscribes to them in `transform`.
    case lazy([Feed])
    /// Something that values are sent into.
    case held(Held)

    /// What feeds a stream.
    package enum Feed: Sendable, Hashable {
        /// A flow, by index.
        case flow(Int)
        /// What the `catch` of a flow makes of its failures.
        case caught(Int)
        /// What `errors -> …` makes of failures.
        case failures
    }

    /// How it is held; nil for what is not.
    package var held: Held? {
        if case .held(let held) = self { return held }
        return nil
    }

    /// What feeds it; nil for what is held or plain.
    package var feeds: [Feed]? {
        if case .lazy(let feeds) = self { return feeds }
        return nil
    }
}

/// How a value or an event is held.
package struct Held: Sendable, Equatable {
    /// What holds it.
    package enum Kind: Sendable, Equatable {
        /// A relay or subject with a value, which whoever listens gets first.
        case value
        /// What counts the work that runs.
        case tracker
        /// A relay or subject without a value.
        case event
        /// A relay that keeps what comes before its first listener.
        case early
    }

    /// Where it lives.
    package enum Home: Sendable, Equatable {
        /// In `transform`: each call has its own.
        case local
        /// In the view model.
        case member
        /// In the `State` that the view model lends to logic.
        case state
        /// In the output that the view model stores.
        case output
    }

    /// What holds it.
    package var kind: Kind
    /// Where it lives.
    package var home: Home
    /// Whether logic may send into it.
    package var isLent = false
    /// Whether a callback may send into it, on the thread of whoever calls that.
    package var isCalledBack = false
    /// Whether a flow that starts from it does something, or several listen to it, so that it may change while it tells of a
    /// change.
    package var drivesFlows = false

    /// Whether it is there before `transform` is called, and still the same when it is called again.
    package var outlivesCalls: Bool { home != .local }

    /// Makes it of its parts.
    package init(
        kind: Kind,
        home: Home,
        isLent: Bool = false,
        isCalledBack: Bool = false,
        drivesFlows: Bool = false
    ) {
        self.kind = kind
        self.home = home
        self.isLent = isLent
        self.isCalledBack = isCalledBack
        self.drivesFlows = drivesFlows
    }
}
