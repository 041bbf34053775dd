import VMGenDiagnostics

@testable import VMGenSpec

extension Fragment {
    /// A fragment of `text` that stands at offset `base` of its file.
    init(at base: Int = 0, _ text: String) {
        self.init(text, SourceRange(base, base + text.utf8.count))
    }

    /// The text with its place: `name@3..<7`.
    var placed: String { "\(text)@\(range.lower)..<\(range.upper)" }
}
