import VMGenSpec

extension TextCursor {
    /// Whether nothing is left, or one pair of brackets with arguments.
    var isCallOrEnd: Bool {
        mutating get {
            if isAtEnd { return true }
            var copy = self
            return copy.bracketed(by: "(") != nil && copy.isAtEnd
        }
    }
}
