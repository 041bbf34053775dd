extension Fragment {
    /// The same Swift with the type called `name` in the place of `Self`.
    package func namingSelf(_ name: String) -> Fragment {
        guard text.contains("Self") else { return self }
        let swift = SwiftText.Text(self)
        let bytes = Array(text.utf8)
        var written = ""
        var start = 0
        for (index, token) in swift.tokens.enumerated() where token.kind == .name && swift.matches(token, "Self") {
            if index > 0, swift.tokens[index - 1].kind == .dot { continue }
            written += String(decoding: bytes[start..<token.lower], as: UTF8.self) + name
            start = token.upper
        }
        return Fragment(written + String(decoding: bytes[start...], as: UTF8.self), range)
    }
}
