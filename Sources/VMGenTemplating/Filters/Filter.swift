/// A filter, as in `{{ names|join:", " }}`.
struct Filter: Sendable {
    /// What to do: makes a value of a value and the arguments.
    typealias Apply =
        @Sendable (_ value: TemplateValue, _ arguments: [TemplateValue]) throws(FilterError) -> TemplateValue

    /// How many arguments it takes.
    var arguments: ClosedRange<Int>
    /// Whether it also takes a name that nobody gave; its first argument then stands for the value.
    var replacesMissing = false
    /// What it takes, for messages: `takes one argument, …`.
    var usage: String
    /// What it does.
    var apply: Apply

    /// All filters by name.
    static let named: [String: Filter] = [
        "default": .default,
        "indent": .indent,
        "join": .join,
        "lowercase": .lowercase,
        "uppercase": .uppercase,
    ]

    /// The names of all filters, for messages.
    static let listedNames = named.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
}

/// What a filter has to say against a value or an argument.
struct FilterError: Error {
    /// What is wrong; what to do.
    var message: String
    /// The zero-based index of the argument at fault; nil for the value.
    var argument: Int?
}

extension FilterError {
    /// `join` takes a list, not a string.
    static func wrongValue(_ filter: String, takes expected: String, not value: TemplateValue) -> FilterError {
        FilterError(message: "`\(filter)` takes \(expected), not \(value.kind)", argument: nil)
    }

    /// The width of `indent` has to be an integer, not a string.
    static func wrongArgument(_ what: String, is expected: String, not value: TemplateValue, at index: Int)
        -> FilterError
    {
        FilterError(message: "\(what) has to be \(expected), not \(value.kind)", argument: index)
    }
}
