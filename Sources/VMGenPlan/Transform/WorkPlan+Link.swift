import VMGenModel

extension WorkPlan {
    /// The link that does it for each value, which its closure takes as `parameters`.
    ///
    /// - Parameters:
    ///   - kind: what becomes of the work before: `latest`, `first`, `queue` or `all`.
    ///   - call: what it calls, as Swift.
    ///   - end: what ends it; nil where nothing does.
    func link(_ kind: StepKind, _ call: String, _ parameters: [String], until end: Chain?) -> Link {
        var work = work
        work.call = call
        let (list, body) = hasOwner ? Closure.owned(parameters) : (parameters, [])
        let closure = Closure(body + self.body, captures: captures, parameters: list)
        return .work(kind, closure, work, end.map { [StreamArgument(label: "until", chain: $0)] } ?? [])
    }
}
