import VMGenDiagnostics

/// The type of a closure, in its parts.
package struct ClosureType {
    /// The types of its parameters, as written.
    package let parameters: [String]
    /// The type of what it returns.
    package let result: String

    /// Reads `type`; nil where it is not the type of a closure.
    ///
    ///     @escaping (Int, String) async throws -> [Room]    Int, String; [Room]
    package init?(_ type: String) {
        var text = type
        for attribute in ["@escaping ", "@Sendable ", "@MainActor "] where text.hasPrefix(attribute) {
            text.removeFirst(attribute.count)
        }
        let whole = Fragment(text, SourceRange(0, text.utf8.count))
        guard let (head, result) = SwiftText.cut(whole, at: "->", typeBrackets: true) else { return nil }
        var cursor = TextCursor(head)
        guard let inner = cursor.bracketed(by: "(")?.inner else { return nil }
        _ = cursor.take(word: "async")
        _ = cursor.take(word: "throws")
        guard cursor.isAtEnd else { return nil }
        parameters = inner.isEmpty ? [] : SwiftText.split(inner, on: ",", typeBrackets: true).map(\.text)
        self.result = result.text
    }
}
