extension Fragment {
    /// The one value in the brackets around all of it: `"sea"` of `("sea")`; itself where there are none, or it is a tuple.
    package var unbracketed: Fragment {
        var cursor = TextCursor(self)
        guard let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else { return self }
        let inner = brackets.inner
        let isOne = SwiftText.split(inner, on: ",").count == 1 && !inner.text.allSatisfy(\.isWhitespace)
        return isOne && SwiftText.cut(inner, at: ":") == nil ? inner : self
    }
}
