extension Fragment {
    /// The member with whose call it ends: `reversed` of `list.sorted().reversed()`; nil where it ends otherwise.
    package var lastCall: String? {
        var cursor = TextCursor(self)
        var last: String?
        while !cursor.isAtEnd {
            if cursor.take(".") {
                last = cursor.identifier()?.text
            } else if cursor.bracketed(by: "(") == nil, cursor.bracketed(by: "{") == nil {
                last = nil
                if !cursor.skipToken() { return nil }
            }
        }
        return last
    }
}
