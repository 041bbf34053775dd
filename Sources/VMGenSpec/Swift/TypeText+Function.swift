extension TypeText {
    /// `type` as that of a parameter that is kept: a closure has to say so.
    ///
    ///     (Int) -> Void      @escaping (Int) -> Void
    ///     Handler            Handler
    ///
    /// Of a name nobody knows here whether it stands for a function type.
    package static func kept(_ type: String) -> String { isFunction(type) ? "@escaping \(type)" : type }

    /// Whether a parameter of this type needs `@escaping`: a function type that is not optional, in brackets or not.
    package static func isFunction(_ type: String) -> Bool {
        var type = type
        while type.hasPrefix("@"), !type.hasPrefix("@escaping "), let blank = type.firstIndex(of: " ") {
            type = String(type[blank...].dropFirst())
        }
        guard type.hasPrefix("(") else { return false }
        let fragment = Fragment(type, .init(0, type.utf8.count))
        if SwiftText.cut(fragment, at: "->") != nil { return true }
        var cursor = TextCursor(fragment)
        guard let inner = cursor.bracketed(by: "(")?.inner, cursor.isAtEnd else { return false }
        return SwiftText.split(inner, on: ",", typeBrackets: true).count == 1 && isFunction(inner.text)
    }
}
