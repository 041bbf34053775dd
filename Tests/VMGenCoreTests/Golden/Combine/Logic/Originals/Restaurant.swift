struct Booking: Equatable, Sendable {
    var name: String
    var seats: Int
}

protocol Restaurant: Sendable {
    func book(_ booking: Booking) async throws -> String
}
