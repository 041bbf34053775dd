import VMGenSpec

extension [Flow] {
    /// The flows, each knowing whether it ends in a name that nothing uses, or that nothing uses but such flows.
    ///
    /// - Parameter read: the names that anything uses.
    package func markingUnheard(read: Set<String>) -> [Flow] {
        var flows = self
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in flows.indices where !flows[index].isUnheard {
                guard case .named(let name, _) = flows[index].sink.kind else { continue }
                let users = flows.filter { flow in
                    ([flow.text] + flow.texts).contains { $0.text.holds(name.text) } && flow.sink.name != name.text
                }
                let isUsed = read.contains(name.text) && (users.isEmpty || users.contains { !$0.isUnheard })
                if !isUsed { (flows[index].isUnheard, isChanged) = (true, true) }
            }
        }
        return flows
    }
}

extension FlowSink {
    /// What it calls the stream; nil for all other ends.
    fileprivate var name: String? { if case .named(let name, _) = kind { name.text } else { nil } }
}
