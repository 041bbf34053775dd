import VMGenDiagnostics
import VMGenSpec

/// Swift text whose brackets or strings do not close, or in which a comment would take what closes them.
enum UnbalancedText: Rule {
    package static let id = "unbalanced-swift"

    /// What does not match in `text`, which is Swift on one line; nil where all does.
    static func check(_ text: Fragment) -> Finding? {
        SwiftComment.mark(in: text).map(comment) ?? checkBrackets(text) ?? quoted(text)
    }

    /// A string of `text` between single quotes, as other languages have it.
    private static func quoted(_ text: Fragment) -> Finding? {
        let swift = SwiftText.Text(text)
        guard let open = swift.tokens.first(where: { swift.byte($0) == UInt8(ascii: "'") }),
            let end = swift.bytes[open.upper...].firstIndex(of: UInt8(ascii: "'"))
        else { return nil }
        let inner = String(decoding: swift.bytes[open.upper..<end], as: UTF8.self)
        return error(
            "a string stands in double quotes: `\"\(inner)\"`",
            at: swift.range(open.lower, end + 1)
        )
    }

    /// What does not match in `text`, in which there may be words that are no Swift, such as a URL; nil where all does.
    static func checkBrackets(_ text: Fragment) -> Finding? {
        SwiftText.imbalance(in: text).map { error($0.message, at: $0.range) }
    }

    private static func comment(_ mark: SourceRange) -> Finding {
        error("Swift on a line of a spec has no comments; write `# …` on a line of its own above it", at: mark)
    }

    /// What does not match in a block of Swift; nil where all does.
    static func check(_ block: VerbatimSyntax) -> Finding? {
        SwiftText.imbalance(in: block).map { error($0.message, at: $0.range) }
    }
}
