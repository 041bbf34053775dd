extension TypeText {
    /// `type` as that of a parameter that is kept: a closure has to say so.
    ///
    ///     (Int) -> Void      @escaping (Int) -> Void
    ///     Handler            Handler
    ///
    /// Of a name nobody knows here whether it stands for a function type.
    package static func kept(_ type: String) -> String { isFunction(type) ? "@escaping \(type)" : type }

    /// Whether a parameter of this type needs `@escaping`: a function type that is not optional or in brackets.
    package static func isFunction(_ type: String) -> Bool {
        var type = type
        while type.hasPrefix("@"), !type.hasPrefix("@escaping "), let blank = type.firstIndex(of: " ") {
            type = String(type[blank...].dropFirst())
        }
        return type.hasPrefix("(") && SwiftText.cut(Fragment(type, .init(0, type.utf8.count)), at: "->") != nil
    }
}
