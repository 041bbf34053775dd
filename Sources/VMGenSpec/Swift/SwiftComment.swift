import VMGenDiagnostics

/// What begins and ends comments in Swift.
package enum SwiftComment {
    /// The first sign in a line of Swift that begins or ends a comment; nil where none does. What stands on one line of a spec
    /// stands within a line of the output, the rest of which a comment would take with it.
    ///
    ///     $0 + 1 // more    //
    ///     "https://a.b"     nothing: it is a string
    package static func mark(in line: Fragment) -> SourceRange? {
        let text = SwiftText.Text(line)
        for token in text.tokens where token.kind == .symbol {
            for place in token.lower..<token.upper - 1 {
                switch (text.bytes[place], text.bytes[place + 1]) {
                case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")),
                    (UInt8(ascii: "*"), UInt8(ascii: "/")):
                    return text.range(place, place + 2)
                default: continue
                }
            }
        }
        return nil
    }
}
