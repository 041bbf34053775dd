import Foundation

extension SpecDraft {
    /// The flows behind what is called `name` in a play, by their steps alone: what differences of one class share.
    public func shape(ofWhatSays name: String) -> String {
        if ["GET", "POST"].contains(where: name.hasPrefix) { return "a request" }
        guard let port = ports("outputs").first(where: { $0.name == name }) else {
            guard let member = name.split(separator: ".").last?.dropFirst(2) else { return name }
            let called = member.prefix(1).lowercased() + member.dropFirst()
            let own = flows.filter { flow in (flow.steps + [flow.sink]).contains { $0.contains(called) } }
            return "a call of " + own.map(Self.shape).joined(separator: ", ")
        }
        let own = flows.filter { $0.ends(in: name) || $0.caught?.last == name }
        let kind = port.hasValue ? "state" : port.isCase ? "event" : "output"
        return "\(kind) of " + own.map(Self.shape).joined(separator: ", ")
    }

    /// Whether `name` is an output without a value that flows read: of what such a one says at first, the language reference
    /// promises the last alone under both runtimes.
    public func isHeardBehindFlows(_ name: String) -> Bool {
        guard ports("outputs").contains(where: { $0.name == name && !$0.hasValue }) else { return false }
        let forms = [name, "output.\(name)"]
        return flows.contains { flow in
            flow.sources.contains(where: forms.contains)
                || flow.steps.contains { step in
                    step.hasPrefix("with ")
                        && step.dropFirst(5).components(separatedBy: ", ").contains(where: forms.contains)
                }
        }
    }

    /// Whether what is called `name` in a play is a method that `all`, or several flows, await: the language reference promises no order
    /// in which such work begins.
    public func beginsInAnyOrder(_ name: String) -> Bool {
        let parts = name.components(separatedBy: "Stub.on")
        guard parts.count == 2, let service = services.first(where: { $0.type == parts[0] }),
            let method = service.methods.first(where: { $0.name.lowercased() == parts[1].lowercased() }),
            method.effects.contains("async")
        else { return false }
        let calls = flows.flatMap(\.steps).filter { $0.contains("\(Names.quoted(service.name)).\(method.name)(") }
        return calls.count > 1 || calls.contains { $0.hasPrefix("all ") }
    }

    /// Whether what the input called `name` says reaches a `debounce`, on a line of its own or behind a name.
    func isDebounced(_ name: String) -> Bool {
        var reached: Set<String> = [name, "input.\(name)"]
        var count = 0
        while count < reached.count {
            count = reached.count
            for flow in flows where !reached.isDisjoint(with: flow.sources) {
                if flow.steps.contains(where: { $0.hasPrefix("debounce ") }) { return true }
                let ends = [flow.sink, flow.caught?.last].compactMap { $0?.split(separator: " ") }
                reached.formUnion(ends.flatMap { $0.flatMap { [String($0), "output.\($0)"] } })
            }
        }
        return false
    }

    private static func shape(_ flow: FlowDraft) -> String {
        let steps = flow.steps.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        let sources = flow.sources.map { $0 == "start" ? "start" : $0.contains(".") ? "dependency" : "_" }
        let sink = flow.sink.hasPrefix("set ") ? ["set"] : flow.sink.hasPrefix("call ") ? ["call"] : []
        return "[" + ([sources.joined(separator: ",")] + steps + sink).joined(separator: " ") + "]"
    }
}
