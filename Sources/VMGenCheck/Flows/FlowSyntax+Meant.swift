import VMGenSpec

/// What flows were meant to be that have mistakes, so that no second report follows.
extension FlowSyntax {
    /// Whether it starts with `errors` without an arrow behind it, or with a name that was meant to be `errors`.
    func isMeantForFailures(_ names: Namespace) -> Bool {
        var cursor = TextCursor(sources.first ?? text)
        guard sources.count < 2, let word = cursor.identifier(), names[word.text] == nil else { return false }
        return word.text == "errors" || UnknownName.meant(by: word, as: .source, names: names, cases: []) == "errors"
    }

    /// The name in the `as name` that it ends in, where it could not be read.
    var unreadName: String? {
        guard chain.isBroken, let space = text.text.lastIndex(of: " ") else { return nil }
        return text.text[..<space].hasSuffix(" as") ? String(text.text[text.text.index(after: space)...]) : nil
    }

    /// Whether its sources are joined in a way that could not be read, or by a step that comes too late.
    var isJoinedWrongly: Bool {
        chain.joinsUnread || chain.steps.dropFirst().contains { $0.kind == .combine || $0.kind == .zip }
    }
}
