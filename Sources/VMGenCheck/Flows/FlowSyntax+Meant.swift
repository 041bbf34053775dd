import VMGenSpec

/// What flows were meant to be that have mistakes, so that no second report follows.
extension FlowSyntax {
    /// Whether it starts with `errors` without an arrow behind it, or with a name that was meant to be `errors`.
    func isMeantForFailures(_ names: Namespace) -> Bool {
        var cursor = TextCursor(sources.first ?? text)
        guard sources.count < 2, let word = cursor.identifier(), names[word.text] == nil else { return false }
        return word.text == "errors" || UnknownName.meant(by: word, as: .source, names: names, cases: []) == "errors"
    }

    /// Whether it could not be read, and ends in `as name`.
    func isUnread(thatNames name: String) -> Bool { chain.isBroken && text.text.hasSuffix(" as \(name)") }

    /// Whether its sources are joined in a way that could not be read, or by a step that comes too late.
    var isJoinedWrongly: Bool {
        chain.joinsUnread || chain.steps.dropFirst().contains { $0.kind == .combine || $0.kind == .zip }
    }
}
