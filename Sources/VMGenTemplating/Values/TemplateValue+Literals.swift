extension TemplateValue: ExpressibleByStringInterpolation {
    /// Makes a `.string`.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    /// Makes a `.bool`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// Makes an `.integer`.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// Makes a `.list`.
    public init(arrayLiteral elements: TemplateValue...) {
        self = .list(elements)
    }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Makes a `.dictionary`; of two values with one key the later counts.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .dictionary(Dictionary(elements) { _, later in later })
    }
}
