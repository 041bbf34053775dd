import Foundation

/// One thing to do.
struct Project: Equatable, Identifiable {
    let id: UUID
    var state: ProjectState
    var title: String
    var body: String
    /// When it is due.
    var date: Date

    /// Makes a project, by default a new one that is to do.
    init(id: UUID = UUID(), state: ProjectState = .todo, title: String, body: String, date: Date) {
        self.id = id
        self.state = state
        self.title = title
        self.body = body
        self.date = date
    }
}
