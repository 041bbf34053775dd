import Foundation
import RxSwift

@testable import GoldenRxSwift

final class ChatStub: ChatConnection, @unchecked Sendable {
    private let history: [Message]
    private let lock = NSLock()
    private var texts: [String] = []

    init(history: [Message]) { self.history = history }

    /// What was sent, in order.
    var sent: [String] { lock.withLock { texts } }

    func messages(in room: ChatRoom) -> Observable<Message> { Observable.from(history).concat(Observable.never()) }

    var isConnected: Observable<Bool> { .just(true) }

    func send(_ text: String, to room: ChatRoom) async throws {
        try await Task.sleep(nanoseconds: 10_000_000)
        lock.withLock { texts.append(text) }
    }
}

final class AuthStub: AuthService, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var cancellations = 0
    /// Whether nothing answers.
    var waits = false

    /// How often it was asked.
    var calls: Int { lock.withLock { count } }
    /// Whether the last call was cancelled.
    var wasCancelled: Bool { lock.withLock { cancellations > 0 } }

    func login(email: String, password: String) async throws -> Member {
        lock.withLock { count += 1 }
        guard waits else { throw LoginError(message: "Wrong password.") }
        do {
            try await Task.sleep(nanoseconds: 5_000_000_000)
        } catch {
            lock.withLock { cancellations += 1 }
            throw error
        }
        return Member(name: email)
    }

    func resetPassword(for email: String) async throws { throw CancellationError() }
}

final class ListSourceStub: ListSource {
    let answer = Answer<[String]>()

    func items() -> Observable<[String]> { answer }
}

final class FilmStub: FilmService, FavouriteStore {
    func film(id: Int) async throws -> Film { Film(title: "Tenet") }
    func reviews(of id: Int, limit: Int) async throws -> [Review] { [Review(text: "Good")] }
    func related(to id: Int) async -> [Film] { [] }
    func set(_ id: Int, _ isFavourite: Bool) async throws {}
}
