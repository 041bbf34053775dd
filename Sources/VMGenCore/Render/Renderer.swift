import VMGenTemplating

/// Plans in, text out, through the templates.
struct Renderer {
    private let environment: TemplateEnvironment

    /// Renders with the templates of `store`. The newline that ends a template's file is the file's, not the text's: what
    /// includes a template decides what follows it.
    init(templates store: TemplateStore) {
        environment = TemplateEnvironment { path in
            store.text(at: path).map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        }
    }

    /// The file that `plan` describes.
    ///
    /// - Throws: `TemplateError` with the place in the template.
    func render(_ plan: FilePlan) throws(TemplateError) -> GeneratedFile {
        let text = try environment.render(plan.template, plan.context)
        guard plan.isScaffold || text.hasPrefix(GeneratedFile.headerPrefix) else {
            throw TemplateError.missingHeader(in: plan.template)
        }
        return GeneratedFile(
            name: plan.name,
            place: plan.place,
            isScaffold: plan.isScaffold,
            specName: plan.specName,
            contents: text + "\n"
        )
    }
}
