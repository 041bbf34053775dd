import VMGenDiagnostics

/// One file that is to be rendered: its place, and what it says.
package struct FilePlan: Sendable {
    /// The file's name.
    package let name: String
    /// Which folder it goes to.
    package let place: GeneratedFile.Place
    /// The spec it comes from; nil for what a target's specs share.
    package let specName: String?
    /// The path of its template below `Templates/`.
    package let template: String
    /// What the template sees.
    package let record: any TemplateRecord
    /// Whether the user owns it.
    package var isScaffold = false
    /// The path of the spec that its text is to name as the place of what stands there; nil to say nothing.
    package var locatedIn: String?
    /// What is to be said of its spec once the file is written.
    package var note: Diagnostic?
    /// The lines that a user wrote as they stand, without their indentation.
    package var verbatim: Set<String> = []

    /// The file called `name` in `place`, which `template` prints of `record`; `folder` has the templates of its runtime.
    package init(
        _ name: String,
        _ place: GeneratedFile.Place,
        of specName: String? = nil,
        _ template: FileTemplate,
        _ record: any TemplateRecord,
        folder: String = ""
    ) {
        self.name = name
        self.place = place
        self.specName = specName
        self.template = template.path.hasPrefix("*") ? folder + template.path.dropFirst() : template.path
        self.record = record
    }
}
