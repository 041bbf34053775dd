import VMGenDiagnostics

/// A piece of a parsed template.
indirect enum Node {
    /// Text that is printed as it is; whitespace control was applied when it was read.
    case text(String)
    /// `{{ value }}`
    case output(OutputNode)
    /// `{% for %}`
    case loop(LoopNode)
    /// `{% if %}` with its `{% elif %}` and `{% else %}`: the first branch that holds is rendered.
    case branches([Branch])
    /// `{% include %}`
    case include(IncludeNode)
    /// `{% filter %}`
    case filtered(FilteredNode)
}

/// `{{ value }}`, `{{ value if condition }}` or `{{ value if condition else other }}`.
struct OutputNode {
    /// What is printed.
    var value: ValueExpression
    /// Where it stands, what is printed only if it holds.
    var condition: Condition?
    /// What is printed if it does not hold.
    var other: ValueExpression?
}

/// `{% for name in values where condition %} body {% empty %} otherwise {% endfor %}`.
struct LoopNode {
    /// One name, or two for the keys and values of a dictionary; `_` is not bound.
    var names: [String]
    /// The span of the names.
    var namesRange: SourceRange
    /// What the loop goes through.
    var values: ValueExpression
    /// Which of them are taken; all without it.
    var condition: Condition?
    /// Rendered for each value.
    var body: [Node]
    /// Rendered if there is no value.
    var otherwise: [Node]
}

/// `{% if condition %} body`, or `{% else %} body` without a condition.
struct Branch {
    /// When the branch is taken; nil means always.
    var condition: Condition?
    /// What it renders.
    var body: [Node]
}

/// `{% include template context %}`.
struct IncludeNode {
    /// The name of the template.
    var template: Operand
    /// The span of the name.
    var templateRange: SourceRange
    /// The dictionary whose values the template sees beside those of its includer.
    var context: Operand?
    /// The span of the context's name.
    var contextRange: SourceRange
}

/// `{% filter indent:4 %} body {% endfilter %}`.
struct FilteredNode {
    /// What is filtered.
    var body: [Node]
    /// The filters, in the order they are applied; at least one.
    var filters: [FilterCall]
    /// The span of the filters.
    var range: SourceRange
}
