/// What a template can see.
public indirect enum TemplateValue: Sendable {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case list([TemplateValue])
    case dictionary([String: TemplateValue])
}
