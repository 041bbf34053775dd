import VMGenDiagnostics

/// A piece of a spec's text with its place.
public struct Fragment: Sendable, Hashable {
    /// The text, without surrounding spaces and comments.
    public var text: String
    /// Where it stands.
    public var range: SourceRange

    /// Makes a fragment of text that stands at `range`.
    public init(_ text: String, _ range: SourceRange) {
        self.text = text
        self.range = range
    }
}
