import VMGenSpec

extension UnknownName {
    /// The declared name in `text` where that speaks of what tells of it, as Swift does: `query` of `$query` and of
    /// `input.$query`. Nil for all else.
    static func projected(_ text: Fragment, names: Namespace) -> Fragment? {
        var cursor = TextCursor(text)
        let start = cursor
        let isQualified = cursor.identifier().map { ["input", "output", "state", "self"].contains($0.text) } ?? false
        if !isQualified || !cursor.take(".") { cursor = start }
        guard cursor.take("$"), let name = cursor.identifier(), cursor.isAtEnd, names.source(name.text) != nil else {
            return nil
        }
        return name
    }

    /// `text` says `$` before what the spec calls `name`.
    static func projected(_ text: Fragment, name: Fragment) -> Finding {
        error("what tells of `\(name.text)` is called so here, without `$`; write `\(name.text)`", at: text.range)
    }
}
