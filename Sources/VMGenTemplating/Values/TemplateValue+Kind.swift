extension TemplateValue {
    /// The value's kind with its article, for messages: `a string`, `an integer`.
    var kind: String {
        switch self {
        case .string: "a string"
        case .bool: "a bool"
        case .integer: "an integer"
        case .list: "a list"
        case .dictionary: "a dictionary"
        }
    }

    /// The value's kind in the plural, for messages: `strings`.
    var plural: String {
        switch self {
        case .string: "strings"
        case .bool: "bools"
        case .integer: "integers"
        case .list: "lists"
        case .dictionary: "dictionaries"
        }
    }

    /// What the value prints, or nil for a list and a dictionary, which cannot be printed.
    var printed: String? {
        switch self {
        case .string(let text): text
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .list, .dictionary: nil
        }
    }

    /// Whether the value holds in a condition: true, above zero, or not empty.
    var isTruthy: Bool {
        switch self {
        case .string(let text): !text.isEmpty
        case .bool(let flag): flag
        case .integer(let number): number > 0
        case .list(let values): !values.isEmpty
        case .dictionary(let values): !values.isEmpty
        }
    }
}
