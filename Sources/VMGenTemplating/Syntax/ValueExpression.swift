import VMGenDiagnostics

/// A value and what is done to it: `names|join:", "`.
struct ValueExpression {
    /// The value that it starts with.
    var operand: Operand
    /// The filters, in the order they are applied.
    var filters: [FilterCall]
    /// The span of the operand.
    var operandRange: SourceRange
    /// The span of it all.
    var range: SourceRange
}

/// A value before any filter.
enum Operand {
    /// `"text"`, `42` or `true`.
    case literal(TemplateValue)
    /// `name` or `name.member.0`; the first segment is a name in scope, there is at least one.
    case path([PathSegment])
}

/// A name between the dots of a path.
struct PathSegment {
    /// Its text.
    var name: String
    /// Its value where it is a number: an index into a list.
    var index: Int?
    /// Its span.
    var range: SourceRange
}

/// A filter with its arguments: `join:", "`.
struct FilterCall {
    /// The filter.
    var filter: Filter
    /// The arguments, as many as the filter takes.
    var arguments: [Argument]
    /// The span of the filter's name.
    var range: SourceRange

    /// One argument.
    struct Argument {
        /// Its value.
        var operand: Operand
        /// Its span.
        var range: SourceRange
    }
}
