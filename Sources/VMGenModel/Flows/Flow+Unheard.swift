import VMGenSpec

extension [Flow] {
    /// The flows, each knowing whether it ends in a name that nothing uses, or that nothing uses but such flows.
    ///
    /// - Parameter read: the names that anything uses.
    package func markingUnheard(read: Set<String>) -> [Flow] {
        var makers: [String: [Int]] = [:]
        for index in indices {
            if let name = self[index].sink.stream { makers[name, default: []].append(index) }
        }
        if makers.isEmpty { return self }
        let used = map { flow in
            let words = ([flow.text] + flow.texts).flatMap { PossibleNames.all(in: $0.text.utf8) }
            return Set(words).filter { makers[$0] != nil && flow.sink.stream != $0 }
        }
        var users: [String: Int] = [:]
        for name in used.joined() { users[name, default: 0] += 1 }
        var flows = self
        var open = makers.keys.filter { !read.contains($0) }
        while let name = open.popLast() {
            for index in makers[name, default: []] where !flows[index].isUnheard {
                flows[index].isUnheard = true
                for name in used[index] {
                    users[name, default: 0] -= 1
                    if users[name] == 0 { open.append(name) }
                }
            }
        }
        return flows
    }
}

extension FlowSink {
    /// What it calls the stream; nil for all other ends.
    fileprivate var stream: String? {
        if case .named(let name, _) = kind { SwiftText.unescaped(name.text) } else { nil }
    }
}
