import VMGenTemplating

extension TemplateValue {
    /// A list of strings.
    static func strings(_ texts: [String]) -> TemplateValue { .list(texts.map(TemplateValue.string)) }
}
