import VMGenDiagnostics

/// Looks into Swift text without parsing it: brackets, strings, separators, names.
///
/// A fragment's text is a slice of its file, so a byte offset in the text plus `range.lower` is the place in the file.
/// Strings are `"…"` and `#"…"#` with their interpolations; `(`, `[` and `{` are brackets everywhere, `<` and `>` only
/// where `typeBrackets` says that the text is a type.
enum SwiftText {
    /// The parts of `fragment` between occurrences of `separator` outside brackets and strings, trimmed.
    static func split(_ fragment: Fragment, on separator: String, typeBrackets: Bool = false) -> [Fragment] { [] }

    /// The text before and after the first `separator` outside brackets and strings, trimmed; nil where there is none.
    static func cut(_ fragment: Fragment, at separator: String, typeBrackets: Bool = false) -> (Fragment, Fragment)? { nil }

    /// The first bracket or string of `fragment` that does not match, and what is wrong with it; nil where all do.
    static func imbalance(in fragment: Fragment) -> (range: SourceRange, message: String)? { nil }

    /// The names that `fragment` uses from outside: no members after a dot, no argument labels, no keywords, no closure
    /// parameters declared in it, nothing in strings but in their interpolations.
    static func freeNames(in fragment: Fragment) -> [Fragment] { [] }

    /// The `$0`, `$1`, … of `fragment` with their places, outside nested closures.
    static func closureArguments(in fragment: Fragment) -> [(index: Int, range: SourceRange)] { [] }

    /// Whether `name` can be an identifier: Swift's rules, keywords included.
    static func isIdentifier(_ name: String) -> Bool { true }

    /// `name`, in backticks where it is a keyword that needs them.
    static func escaped(_ name: String) -> String { name }
}
