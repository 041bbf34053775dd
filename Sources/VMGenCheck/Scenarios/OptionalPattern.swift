import VMGenSpec

/// A pattern for what may be nil, of which a test looks at what is there: `rows.first is nil`, `row?.name is "a"?`.
struct OptionalPattern {
    /// The pattern for what is there; nil where nothing is to be.
    let pattern: Fragment?

    /// What `pattern` says of what `path` leads to, which is of `type` where that is known; nil where it says nothing of whether
    /// that is there.
    init?(_ pattern: Fragment, behind path: Fragment?, type: Fragment?) {
        let mayBeNil = type.map { TypeText($0.text).optionalOf != nil } ?? (path?.text.contains("?") == true)
        var cursor = TextCursor(pattern)
        switch pattern.text {
        case "nil": self.pattern = nil
        case ".none" where mayBeNil: self.pattern = nil
        case let text where text.hasSuffix("?") && !pattern.isTypeName:
            self.pattern = pattern.slice(0, text.utf8.count - 1)
        default:
            guard mayBeNil, cursor.take(".some"), let held = cursor.bracketed(by: "("), cursor.isAtEnd else {
                return nil
            }
            self.pattern = held.inner
        }
    }
}
