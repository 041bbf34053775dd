import VMGenSpec

extension LineShape {
    /// What is behind the word at the start of `line` that says who sees the type which stands there, `public enum Action`, and the word
    /// itself; nil where none stands there.
    static func access(before line: Fragment) -> (word: Fragment, rest: Fragment)? {
        var cursor = TextCursor(line)
        guard let word = cursor.identifier(), accesses.contains(word.text), !cursor.isAtEnd else { return nil }
        return (word, cursor.rest)
    }

    /// `word` says who sees a type of the view model, which whoever sees that sees too; `form` is the line without it.
    static func needlessAccess(_ word: Fragment, form: String) -> Finding {
        other("who sees the view model sees its types; leave `\(word.text)` out: `\(form)`", at: word.range)
    }

    private static let accesses: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
}
