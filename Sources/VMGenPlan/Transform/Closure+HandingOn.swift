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
