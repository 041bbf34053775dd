import VMGenSpec

extension Chain {
    /// Gives each stream that an operator takes in its brackets, and that is made of events of an enum there, a name by `next`, which is
    /// told what to call it: the events have a `switch`, which would stand in the brackets. Returns what is named.
    mutating func takeArgumentsApart(_ next: (String) -> String) -> [(name: String, chain: Chain)] {
        var parts: [(name: String, chain: Chain)] = []
        for index in links.indices {
            switch links[index] {
            case .work(let kind, let closure, let work, var arguments):
                for place in arguments.indices {
                    guard let called = arguments[place].chain.eventsName(or: "ends") else { continue }
                    let name = next(called)
                    parts.append((name, arguments[place].chain))
                    arguments[place].chain = Chain(name)
                }
                links[index] = .work(kind, closure, work, arguments)
            case .withLatest(let chain, let combined):
                guard let called = chain.eventsName(or: "latest") else { continue }
                let name = next(called)
                parts.append((name, chain))
                links[index] = .withLatest(Chain(name), combined: combined)
            default: break
            }
        }
        return parts
    }

    /// What it is called where it is made of events of an enum: like the one of them, or `several`; nil where it is not.
    private func eventsName(or several: String) -> String? {
        guard case .events(_, _, let cases, _) = head else { return nil }
        guard cases.count == 1 else { return several }
        return String(
            cases[0].pattern.drop { $0 == "." || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        )
    }
}
