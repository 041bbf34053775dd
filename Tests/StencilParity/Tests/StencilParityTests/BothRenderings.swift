import Stencil
import VMGenTemplating

/// What both engines make of one template.
struct BothRenderings {
    /// Ours: the text, or the error.
    var ours: Result<String, any Error>
    /// Stencil's: the text, or the error.
    var stencils: Result<String, any Error>

    /// Renders the template `name` of `templates` with `context` in both.
    init(_ name: String, of templates: [String: String], _ context: [String: TemplateValue]) {
        let environment = TemplateEnvironment { templates[$0] }
        ours = Result { try environment.render(name, context) }
        let stencil = Stencil.Environment(loader: DictionaryLoader(templates: templates))
        stencils = Result { try stencil.renderTemplate(name: name, context: context.mapValues(\.plain)) }
    }
}

extension TemplateValue {
    /// The value as Stencil takes it.
    var plain: Any {
        switch self {
        case .string(let text): text
        case .bool(let flag): flag
        case .integer(let number): number
        case .list(let values): values.map(\.plain)
        case .dictionary(let values): values.mapValues(\.plain)
        }
    }
}
