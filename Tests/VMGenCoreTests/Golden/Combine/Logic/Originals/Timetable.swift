struct Stop: Equatable, Sendable { var id: Int }

struct Departure: Equatable, Sendable { var line: String }

protocol Timetable: Sendable {
    func departures(from stop: Int, after count: Int) async throws -> [Departure]
}

protocol DeparturesCoordinator: AnyObject {
    func show(_ departure: Departure)
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
