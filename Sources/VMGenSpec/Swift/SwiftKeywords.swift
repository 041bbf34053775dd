/// Swift's keywords, as far as names need to know them.
package enum SwiftKeywords {
    /// The words that no declaration may be called by without backticks.
    package static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The words that mean something only where a name follows them: `weak self`, `any Error`, `await load()`.
    static let contextual: Set<String> = [
        "any", "async", "await", "borrowing", "consume", "consuming", "copy", "each", "indirect", "isolated", "lazy",
        "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "required", "sending",
        "some", "unowned", "weak",
    ]

    /// The words that need backticks even after a dot.
    static let reservedMembers: Set<String> = ["Protocol", "Type", "init", "self"]

    /// The words that need backticks even as the name of a parameter.
    package static let reservedParameters: Set<String> = ["inout", "let", "var"]
}
