import Foundation

@testable import ProjectManager

/// A server that answers in the same turn, or, while it holds its answers, when the test says so.
final class ServerStub: ProjectServer {
    /// What it has, by id.
    private(set) var projects: [UUID: Project]
    /// What every request fails with, while there is one.
    var error: Error?
    /// Whether answers wait for ``answer()``. What is asked for is done then, not before.
    var isHolding = false
    /// How often it was read.
    private(set) var reads = 0
    private var held: [() -> Void] = []

    /// Starts with `projects`.
    init(_ projects: [Project] = []) {
        self.projects = Dictionary(projects.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// Does what was held, in order.
    func answer() {
        let due = held
        held = []
        due.forEach { $0() }
    }

    func readProjects(completion: @escaping (Result<[Project], Error>) -> Void) {
        reads += 1
        handle { completion(self.error.map { .failure($0) } ?? .success(Array(self.projects.values))) }
    }

    func write(_ project: Project, completion: @escaping (Error?) -> Void) {
        handle {
            if self.error == nil { self.projects[project.id] = project }
            completion(self.error)
        }
    }

    private func handle(_ request: @escaping () -> Void) {
        if isHolding { held.append(request) } else { request() }
    }
}
