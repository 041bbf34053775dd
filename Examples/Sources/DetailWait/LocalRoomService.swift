import Foundation

/// A server that is no server: keeps one room, and fails every third time it is asked for it.
actor LocalRoomService: DetailWaitServicing {
    private var room = Room(
        title: "Secret friends",
        capacity: 6,
        startDate: Date(timeIntervalSinceNow: -2 * 24 * 60 * 60),
        participants: ["Mina", "Jun", "Sora"],
        invitation: Room.Invitation(code: "A1B2C3"),
        isAdmin: true
    )
    private var questions = 0

    func fetchWaitingRoomInfo(roomId: String) async throws -> Room {
        try await Task.sleep(nanoseconds: 200_000_000)
        questions += 1
        if questions.isMultiple(of: 3) { throw NetworkError.serverError }
        if questions > 1 { room.participants.append("Player \(questions)") }
        return room
    }

    func patchStartManitto(roomId: String) async throws -> Manittee {
        guard room.participants.count > 3 else { throw NetworkError.serverError }
        return Manittee(nickname: room.participants.last)
    }

    func deleteRoom(roomId: String) async throws -> Int { 204 }

    func deleteLeaveRoom(roomId: String) async throws -> Int { 204 }
}
