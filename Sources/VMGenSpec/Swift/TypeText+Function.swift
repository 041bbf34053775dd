extension TypeText {
    /// Whether a parameter of this type needs `@escaping`: a function type that is not optional or in brackets.
    package static func isFunction(_ type: String) -> Bool {
        var type = type
        while type.hasPrefix("@"), !type.hasPrefix("@escaping "), let blank = type.firstIndex(of: " ") {
            type = String(type[blank...].dropFirst())
        }
        return type.hasPrefix("(") && SwiftText.cut(Fragment(type, .init(0, type.utf8.count)), at: "->") != nil
    }
}
