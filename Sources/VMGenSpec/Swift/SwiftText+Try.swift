import VMGenDiagnostics

extension SwiftText {
    /// Whether `swift` has a `try` that lets go on what is thrown.
    ///
    ///     try decoded()    true
    ///     try? decoded()   false
    ///     "try again"      false
    package static func tries(_ swift: String) -> Bool {
        guard swift.holds("try") else { return false }
        let text = Text(Fragment(swift, SourceRange(0, swift.utf8.count)))
        return text.tokens.contains { token in
            guard token.kind == .name, text.matches(token, "try") else { return false }
            let next = token.upper < text.bytes.count ? text.bytes[token.upper] : 0
            return next != UInt8(ascii: "?") && next != UInt8(ascii: "!")
        }
    }
}
