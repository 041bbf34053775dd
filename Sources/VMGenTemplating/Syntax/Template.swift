import VMGenDiagnostics

/// A template as it is after parsing.
struct Template {
    /// Its text; the path is the template's name.
    var source: SourceText
    /// Its pieces, in order.
    var nodes: [Node]
}
