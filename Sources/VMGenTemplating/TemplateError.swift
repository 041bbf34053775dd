/// A mistake in a template, or a name that it uses and nobody gave.
public struct TemplateError: Error, Sendable, Equatable {
    /// The template's name.
    public var template: String
    /// One-based line.
    public var line: Int
    /// One-based column in UTF-8 bytes.
    public var column: Int
    /// What is wrong; what to do.
    public var message: String
}
