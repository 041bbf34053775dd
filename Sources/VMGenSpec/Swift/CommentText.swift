import VMGenDiagnostics

/// Words that stand in a comment of one line: the only way in which those of a spec or of a file's name come there.
///
/// Nothing in it ends the line, and nothing in it is hidden.
package struct CommentText: Hashable, Sendable {
    /// The words, as they stand behind `//`.
    package let text: String

    /// Takes `text`; what would end the line or cannot be seen becomes U+FFFD.
    package init(_ text: String) {
        self.text = PrintedText.line(text)
    }
}

extension CommentText {
    /// `text` in lines that fit into a comment, those behind the first one indented.
    package static func broken(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < 112 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(lines.isEmpty ? String(word) : "  \(word)")
            }
        }
        return lines
    }
}
