/// One thing to say about a place in a file.
public struct Diagnostic: Sendable {
    /// How much it weighs: an error keeps the spec from being generated, a warning does not.
    public enum Severity: String, Sendable {
        /// The spec is not generated.
        case error
        /// The spec is generated all the same.
        case warning
        /// A further place of an error or a warning.
        case note
    }

    /// A second place that explains the first, such as "first declared here".
    public struct Note: Sendable {
        /// What is to be said there.
        public var message: String
        /// The file of the second place.
        public var source: SourceText
        /// The second place.
        public var range: SourceRange

        /// Makes a note on `range` of `source`.
        public init(_ message: String, in source: SourceText, at range: SourceRange) {
            self.message = PrintedText.message(message)
            self.source = source
            self.range = range
        }
    }

    /// Error or warning.
    public var severity: Severity
    /// The id of the rule that found it, such as `unknown-name`; `vmgen explain` will take it.
    public var rule: String
    /// What is wrong; what to do. On one line, and of a length that can be read, whatever it quotes.
    public var message: String
    /// The file it speaks of.
    public var source: SourceText
    /// The exact span that the caret underlines.
    public var range: SourceRange
    /// Further places, printed after it.
    public var notes: [Note]

    /// Whether it keeps its spec from being generated.
    public var isError: Bool { severity == .error }

    /// Makes a diagnostic on `range` of `source`.
    public init(
        _ severity: Severity,
        rule: String,
        _ message: String,
        in source: SourceText,
        at range: SourceRange,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.rule = rule
        self.message = PrintedText.message(message)
        self.source = source
        self.range = range
        self.notes = notes
    }
}
