import VMGenSpec

extension Fragment {
    /// The value that the text is, without brackets around it and without a `?? nil`, which change nothing.
    var plainValue: Fragment {
        var cursor = TextCursor(self)
        if let brackets = cursor.bracketed(by: "("), cursor.isAtEnd { return brackets.inner.plainValue }
        guard let (first, second) = SwiftText.cut(self, at: " ?? "), second.text == "nil" else { return self }
        return first.plainValue
    }
}
