import VMGenPlan
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

    /// The file that `plan` describes, or what is wrong with a template.
    func result(_ plan: FilePlan) -> Result<GeneratedFile, TemplateError> {
        do throws(TemplateError) { return .success(try render(plan)) } catch { return .failure(error) }
    }

    /// The file that `plan` describes.
    ///
    /// - Throws: `TemplateError` with the place in the template.
    func render(_ plan: FilePlan) throws(TemplateError) -> GeneratedFile {
        let text = laidOut(try environment.render(plan.template, plan.record.values), plan)
        guard plan.isScaffold || text.hasPrefix(GeneratedFile.headerPrefix) else {
            throw TemplateError.missingHeader(in: plan.template)
        }
        var file = GeneratedFile(
            name: plan.name,
            place: plan.place,
            isScaffold: plan.isScaffold,
            specName: plan.specName,
            contents: text + "\n"
        )
        file.note = plan.note
        return file
    }

    /// The text without marks and with its long lines broken; where `plan` says so with the places of the spec instead, whose
    /// lines nobody reads.
    private func laidOut(_ text: String, _ plan: FilePlan) -> String {
        guard plan.locatedIn == nil else { return located(text, plan) }
        return LineBreaker.broken(located(text, plan), verbatim: plan.verbatim)
    }

    private func located(_ text: String, _ plan: FilePlan) -> String {
        guard text.utf8.contains(SpecMark.lead[0]) else { return text }
        let marked = MarkedText(text)
        if let path = plan.locatedIn, !marked.parts.isEmpty { return LocatedText(marked, path: path).text }
        return marked.parts.isEmpty ? text : marked.text
    }
}
