import VMGenSpec

extension Chain {
    /// What tells a stream of one event of an enum from others, which has no steps.
    struct Event: Hashable {
        /// The event with what is taken of it.
        fileprivate let pattern: EventPattern
        /// The type of what it carries.
        fileprivate let type: String
        /// How many operators stand before it, such as the hop to the main thread.
        fileprivate let operators: Int
    }

    /// Gives each stream that an operator takes in its brackets, and that is made of events of an enum there, a name by `next`, which is
    /// told what to call it: the events have a `switch`, which would stand in the brackets. Returns what is named.
    ///
    /// - Parameter known: the streams that have a name already, which is used again.
    mutating func takeArgumentsApart(
        knowing known: inout [Event: String],
        _ next: (String) -> String
    ) -> [(name: String, chain: Chain)] {
        var parts: [(name: String, chain: Chain)] = []
        func named(_ chain: Chain, called: String) -> Chain {
            if let event = chain.event, let name = known[event] { return Chain(name) }
            let name = next(called)
            if let event = chain.event { known[event] = name }
            parts.append((name, chain))
            return Chain(name)
        }
        for index in links.indices {
            switch links[index] {
            case .work(let kind, let closure, let work, var arguments):
                for place in arguments.indices {
                    guard let called = arguments[place].chain.eventsName(or: "ends") else { continue }
                    arguments[place].chain = named(arguments[place].chain, called: called)
                }
                links[index] = .work(kind, closure, work, arguments)
            case .withLatest(let chain, let combined):
                guard let called = chain.eventsName(or: "latest") else { continue }
                links[index] = .withLatest(named(chain, called: called), combined: combined)
            default: break
            }
        }
        return parts
    }

    /// The event that it is; nil where it is made of several, or something is made of it.
    private var event: Event? {
        guard links.isEmpty, case .events(let chain, let type, let cases, _) = head, cases.count == 1 else {
            return nil
        }
        return Event(pattern: cases[0], type: type, operators: chain.links.count)
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
