import VMGenDiagnostics

/// A stretch of a template: text, or what stands between `{{` and `}}` or `{%` and `%}`. Comments leave none.
struct Segment {
    /// What it is.
    enum Kind {
        case text
        case variable
        case tag
    }

    /// What it is.
    var kind: Kind
    /// All of it, with its braces.
    var range: SourceRange
    /// Without the braces and the signs of whitespace control; for text what is left after whitespace control.
    var content: SourceRange
}
