import VMGenDiagnostics

extension String {
    /// Whether it is Swift with a `try` that lets go on what is thrown.
    ///
    ///     try decoded()    true
    ///     try? decoded()   false
    ///     "try again"      false
    package var tries: Bool {
        guard holds("try") else { return false }
        let text = SwiftText.Text(Fragment(self, SourceRange(0, utf8.count)))
        return text.tokens.contains { token in
            guard token.kind == .name, text.matches(token, "try") else { return false }
            let next = token.upper < text.bytes.count ? text.bytes[token.upper] : 0
            return next != UInt8(ascii: "?") && next != UInt8(ascii: "!")
        }
    }
}
