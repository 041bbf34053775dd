/// The template of one kind of file, and what it sees.
package struct FileTemplate: Sendable {
    /// Its path below `Templates/`, `*` for the folder of a runtime.
    package let path: String
    /// What it sees.
    package let record: any TemplateRecord.Type

    /// The template at `path`, which sees `record`.
    package init(_ path: String, _ record: any TemplateRecord.Type) {
        self.path = path
        self.record = record
    }

    /// The view model.
    package static let viewModel = FileTemplate("Shared/ViewModel.swift.stencil", ViewModelPlanner.self)
    /// The file of the hand-written methods, as it is created.
    package static let logic = FileTemplate("Shared/Logic.swift.stencil", ViewModelPlanner.self)
    /// What the view models of a target share.
    package static let support = FileTemplate("Shared/ViewModelSupport.swift.stencil", SupportPlan.self)
    /// The protocol that stands for a URL session.
    package static let session = FileTemplate("*/URLSessionProtocol.swift.stencil", SessionPlan.self)
}
