import VMGenSpec

extension Invocation {
    /// The name that it calls where that is no method that the spec knows, a closure's perhaps; nil for all else.
    package var closureName: String? {
        guard case .foreign = target else { return nil }
        var cursor = TextCursor(text)
        guard let name = cursor.identifier() else { return nil }
        _ = cursor.take("?")
        _ = cursor.bracketed(by: "(")
        return cursor.isAtEnd ? name.text : nil
    }
}
