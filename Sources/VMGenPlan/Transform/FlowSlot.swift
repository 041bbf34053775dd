/// What one value of a flow is at a place of its chain.
enum FlowSlot {
    /// The stream carries it.
    case carried
    /// It is there at every time, and read where it is needed.
    case read(Expression)
    /// Nothing speaks of it any more.
    case dead
}

extension FlowSlot {
    /// Whether it is read where it is needed.
    var isRead: Bool {
        if case .read = self { return true }
        return false
    }

    /// Whether nothing speaks of it.
    var isDead: Bool {
        if case .dead = self { return true }
        return false
    }
}

extension [FlowSlot] {
    /// Forgets what would be read later and is not in `live`.
    mutating func drop(but live: Set<Int>) {
        for index in indices where self[index].isRead && !live.contains(index) { self[index] = .dead }
    }
}

extension [FlowSlot] {
    /// Whether a value is read where it is needed that the statements before may change.
    func readWhatChanges(in context: StreamContext) -> Bool {
        contains { slot in
            guard case .read(let expression) = slot else { return false }
            return !context.isConstant(expression)
        }
    }
}
