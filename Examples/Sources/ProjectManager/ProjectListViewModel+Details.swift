extension ProjectListViewModel {
    /// The view model of the form that edits `project`.
    func createEditDetailViewModel(with project: Project) -> EditProjectDetailViewModel {
        EditProjectDetailViewModel(useCase: useCase, currentProject: project)
    }

    /// The view model of the form for a new project.
    func createAddDetailViewModel() -> AddProjectDetailViewModel {
        AddProjectDetailViewModel(useCase: useCase)
    }
}
