extension [Expression] {
    /// A closure that only hands its one value on, `{ [state] in state.rows = $0 }`; nil where they do anything else, or the stream
    /// carries several.
    ///
    /// - Parameter count: how many values the stream carries.
    func handingOn(_ count: Int, in context: StreamContext) -> Closure? {
        guard count == 1, self.count == 1, self[0].sendsItsValue else { return nil }
        let closure = context.doing(parameters: [], self) { access in [.line(context.text(self[0], access))] }
        return closure.body.count == 1 ? closure : nil
    }
}

extension [Int?] {
    /// What the values at `used` are in a closure of `$0`, `$1`, … where a stream carries the values at these indices, nil for what is
    /// dropped; nil where Swift takes it for a closure of other parameters.
    func anonymous(_ used: Set<Int>) -> [String]? {
        var places: [Int: Int] = [:]
        for (place, index) in enumerated() { if let index { places[index] = place } }
        let positions = used.compactMap { places[$0] }
        guard positions.count == used.count else { return nil }
        if count > 1, !used.isEmpty, positions.max() != count - 1 { return nil }
        return (0...(used.max() ?? 0)).map { "$\(places[$0] ?? $0)" }
    }
}
