import Foundation

/// A server for trying things out: it answers on its own queue, after a moment.
final class InMemoryServer: ProjectServer {
    private let queue = DispatchQueue(label: "InMemoryServer")
    private let delay: DispatchTimeInterval
    private var projects: [UUID: Project]

    /// Starts with `projects`, and answers each request after `delay`.
    init(_ projects: [Project], delay: DispatchTimeInterval) {
        self.projects = Dictionary(projects.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        self.delay = delay
    }

    func readProjects(completion: @escaping (Result<[Project], Error>) -> Void) {
        answer { completion(.success(Array($0.projects.values))) }
    }

    func write(_ project: Project, completion: @escaping (Error?) -> Void) {
        answer {
            $0.projects[project.id] = project
            completion(nil)
        }
    }

    private func answer(_ work: @escaping (InMemoryServer) -> Void) {
        // Both are touched on the queue alone from here on.
        nonisolated(unsafe) let (server, work) = (self, work)
        queue.asyncAfter(deadline: .now() + delay) { work(server) }
    }
}
