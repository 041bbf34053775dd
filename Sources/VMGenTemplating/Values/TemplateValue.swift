/// What a template can see.
public enum TemplateValue: Sendable, Equatable {
    /// A text; printed as it is, true in a condition unless it is empty.
    case string(String)
    /// A flag; printed as `true` or `false`.
    case bool(Bool)
    /// A whole number; true in a condition where it is above zero.
    case integer(Int)
    /// Values in order; `{% for %}` goes through them, `.count`, `.first`, `.last` and `.0` look into them.
    case list([TemplateValue])
    /// Values by name: `model.name` is the value `name` of the dictionary `model`.
    case dictionary([String: TemplateValue])
}
