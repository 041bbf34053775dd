import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The values of a tuple of several, as it is written: `(id: 1, rows[0])`.
struct TupleValue {
    /// Them, in order. What cannot be read is a value all the same, in its own words.
    let parts: [KnownValue]

    /// Reads `text`; nil where it is anything else.
    init?(_ text: String) {
        guard text.first == "(", text.last == ")" else { return nil }
        let inner = Fragment(text, SourceRange(0, text.utf8.count)).inner
        let written = SwiftText.split(inner, on: ",")
        guard written.count > 1 else { return nil }
        var reader = ExpressionReader(inner.text)
        let read = reader.passed.flatMap { $0.count == written.count ? $0 : nil }
        parts = written.enumerated().map { index, part in
            let value = SwiftText.cut(part, at: ":").flatMap { SwiftText.isIdentifier($0.0.text) ? $0.1 : nil } ?? part
            return KnownValue(swift: value.text, type: read?[index].value.type)
        }
    }
}
