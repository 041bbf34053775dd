/// A state that nothing reads or writes.
enum UnusedState: Rule {
    static let id = "unused-state"
    static let explanation = Explanation(
        title: "A state that nothing reads",
        reason: """
            State is what later flows look at. One that is only written, or not even that, is left over. With hand- \
            written logic nothing is said: its methods may use any state.
            """,
        wrong: """
            inputs:
              row: Int
            state:
              selected: Int = 0
            flows:
              - row -> selected
            """,
        right: """
            inputs:
              row: Int
              tap: Void
            state:
              selected: Int = 0
            flows:
              - row -> selected
              - tap -> with selected -> call Log.selected($0)
            """
    )

    /// The states of `draft` that nothing uses. The methods of `logic` may use any.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard draft.logic.isEmpty else { return [] }
        return draft.states.ports.compactMap { port in
            let name = port.name
            let isKept = port.persistence != nil && usage.fed.contains(name.text)
            guard !usage.read.contains(name.text), !isKept else { return nil }
            let what = usage.fed.contains(name.text) ? "reads" : "uses"
            return warning("nothing \(what) the state `\(name.text)`", at: name.range)
        }
    }
}
