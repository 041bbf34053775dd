/// When someone subscribed and unsubscribed.
public struct Subscription {
    /// When the subscription began.
    public let subscribe: Int

    /// When it ended; the greatest integer if it has not.
    public let unsubscribe: Int

    /// A subscription that has not ended.
    public init(_ subscribe: Int) {
        self.init(subscribe, .max)
    }

    /// A subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: Hashable {
    /// Hashes the times.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subscribe)
        hasher.combine(unsubscribe)
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// The times as text.
    public var debugDescription: String { "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}

/// Whether both times are equal.
public func == (lhs: Subscription, rhs: Subscription) -> Bool {
    lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
}
