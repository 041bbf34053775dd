import VMGenDiagnostics

/// Renders templates that may include each other. Each template is loaded and parsed once, when it is first needed.
public final class TemplateEnvironment {
    private let load: (String) -> String?
    private var parsed: [String: Template] = [:]

    /// `load` gives the text of the template of a name, or nil where there is none; it is asked once for each name.
    public init(load: @escaping (String) -> String?) {
        self.load = load
    }

    /// Renders the template called `name` with `context`.
    ///
    /// - Throws: `TemplateError` with the place in the template for a syntax error, an unknown name or filter, a value
    ///   of the wrong kind, or a template that does not exist.
    public func render(_ name: String, _ context: [String: TemplateValue]) throws(TemplateError) -> String {
        let template = try existing(name)
        var renderer = Renderer(template, context, in: self)
        try renderer.render(template.nodes)
        return renderer.output
    }

    /// Parses the template called `name`, and none of those that it includes.
    ///
    /// - Throws: `TemplateError` for its first syntax error, or where it does not exist.
    public func check(_ name: String) throws(TemplateError) {
        _ = try existing(name)
    }

    /// The parsed template called `name`, or nil where there is none.
    ///
    /// - Throws: `TemplateError` for its first syntax error.
    func template(_ name: String) throws(TemplateError) -> Template? {
        if let template = parsed[name] { return template }
        guard let text = load(name) else { return nil }
        let template = try TemplateParser.parse(SourceText(path: name, text: text))
        parsed[name] = template
        return template
    }

    private func existing(_ name: String) throws(TemplateError) -> Template {
        if let template = try template(name) { return template }
        let source = SourceText(path: name, text: "")
        throw TemplateError(
            "there is no such template; names are paths below the folder of templates",
            at: SourceRange(0, 0),
            in: source
        )
    }
}
