import VMGenPlan
import VMGenTemplating

/// Plans in, text out, through the templates, each of which it reads once. It serves one thread.
package struct Renderer {
    private let environment: TemplateEnvironment

    /// Renders with the templates of `store`. The newline that ends a template's file is the file's, not the text's: what
    /// includes a template decides what follows it.
    package init(templates store: TemplateStore) {
        environment = TemplateEnvironment { path in
            store.text(at: path).map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        }
    }

    /// The file that `plan` describes, with `header` as a comment at its top, or what is wrong with a template.
    func result(_ plan: FilePlan, below header: [String]) -> Result<GeneratedFile, TemplateError> {
        do throws(TemplateError) { return .success(try render(plan).headed(by: header)) } catch {
            return .failure(error)
        }
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
        let text = located(DocCommentBreaker.broken(text, verbatim: plan.verbatim), plan)
        return plan.locatedIn == nil ? LineBreaker.broken(text, verbatim: plan.verbatim) : text
    }

    private func located(_ text: String, _ plan: FilePlan) -> String {
        guard text.utf8.contains(SpecMark.lead[0]) else { return text }
        let marked = MarkedText(text)
        if let path = plan.locatedIn, !marked.parts.isEmpty { return LocatedText(marked, path: path).text }
        return marked.parts.isEmpty ? text : marked.text
    }
}
