/// A state that nothing reads or writes.
enum UnusedState: Rule {
    package static let id = "unused-state"

    /// The states of `draft` that nothing uses. The methods of `logic` may use any.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        return draft.states.ports.compactMap { port in
            let name = port.name
            let isKept = port.persistence != nil && usage.fed.contains(name.text)
            guard !usage.read.contains(name.text), !isKept else { return nil }
            let what = usage.fed.contains(name.text) ? "reads" : "uses"
            return warning("nothing \(what) the state `\(name.text)`", at: name.range)
        }
    }
}
