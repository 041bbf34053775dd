extension TypeText {
    /// `type` as that of a parameter that is kept: a closure has to say so.
    ///
    ///     (Int) -> Void      @escaping (Int) -> Void
    ///     Handler            Handler
    ///
    /// Of a name nobody knows here whether it stands for a function type.
    package static func kept(_ type: String) -> String { isFunction(type) ? "@escaping \(type)" : type }

    /// `type` as that of a property or of an element: without the `@escaping` among its attributes, which parameters alone have.
    ///
    ///     @Sendable @escaping (Int) -> Void      @Sendable (Int) -> Void
    package static func withoutEscaping(_ type: String) -> String {
        var attributes = ""
        var rest = type[...]
        while rest.hasPrefix("@"), let blank = rest.firstIndex(of: " ") {
            let attribute = rest[...blank]
            if attribute != "@escaping " { attributes += attribute }
            rest = rest[blank...].dropFirst()
        }
        return attributes + rest
    }

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
