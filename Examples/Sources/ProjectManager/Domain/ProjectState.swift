/// How far a project is.
enum ProjectState: String, CaseIterable {
    case todo, doing, done

    /// The heading of the list of such projects: `TODO`.
    var title: String { rawValue.uppercased() }
}
