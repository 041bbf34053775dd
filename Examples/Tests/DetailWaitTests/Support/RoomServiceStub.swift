import Foundation

@testable import DetailWait

/// A server whose answers the test gives when it likes. Safe on any thread.
final class RoomServiceStub: DetailWaitServicing, @unchecked Sendable {
    /// What can be asked.
    enum Question: Equatable {
        case room(String)
        case start(String)
        case delete(String)
        case leave(String)
    }

    private enum Answer {
        case room(Room)
        case manittee(Manittee)
        case status(Int)
    }

    private struct Unexpected: Error {}

    private let lock = NSLock()
    private var recorded: [Question] = []
    private var cancelled: [Question] = []
    private var waiting: [(question: Question, continuation: CheckedContinuation<Answer, Error>)] = []

    /// What was asked, in order.
    var questions: [Question] { lock.withLock { recorded } }
    /// What was cancelled before its answer, in order.
    var cancelledQuestions: [Question] { lock.withLock { cancelled } }
    /// How many wait for their answer.
    var waitingCount: Int { lock.withLock { waiting.count } }

    /// Answers the oldest question that waits.
    func answer(_ room: Room) { resume(.success(.room(room))) }

    /// The same with a friend.
    func answer(_ manittee: Manittee) { resume(.success(.manittee(manittee))) }

    /// The same with a status.
    func answer(_ status: Int) { resume(.success(.status(status))) }

    /// Fails the oldest question that waits.
    func fail(_ error: Error) { resume(.failure(error)) }

    func fetchWaitingRoomInfo(roomId: String) async throws -> Room {
        guard case .room(let room) = try await ask(.room(roomId)) else { throw Unexpected() }
        return room
    }

    func patchStartManitto(roomId: String) async throws -> Manittee {
        guard case .manittee(let manittee) = try await ask(.start(roomId)) else { throw Unexpected() }
        return manittee
    }

    func deleteRoom(roomId: String) async throws -> Int { try await status(.delete(roomId)) }

    func deleteLeaveRoom(roomId: String) async throws -> Int { try await status(.leave(roomId)) }

    private func status(_ question: Question) async throws -> Int {
        guard case .status(let status) = try await ask(question) else { throw Unexpected() }
        return status
    }

    private func ask(_ question: Question) async throws -> Answer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock {
                    recorded.append(question)
                    waiting.append((question, continuation))
                }
            }
        } onCancel: {
            lock.withLock { cancelled.append(question) }
        }
    }

    private func resume(_ result: Result<Answer, Error>) {
        let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        next?.continuation.resume(with: result)
    }
}
