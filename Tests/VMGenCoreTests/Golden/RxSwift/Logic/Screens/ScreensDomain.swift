import Foundation
import RxSwift

struct Member: Equatable, Sendable { var name: String }

struct LoginError: Error {
    var message: String

    init(_ error: Error) { message = (error as? LoginError)?.message ?? "Something failed." }
    init(message: String) { self.message = message }
}

@MainActor
protocol LoginCoordinator: AnyObject {
    func didLogin(_ user: Member)
}

enum Validation {
    static func hint(email: String) -> String? { email.contains("@") ? nil : "No address" }
    static func isValid(_ email: String, _ password: String) -> Bool { hint(email: email) == nil && password.count > 5 }
}

struct ChatRoom: Equatable, Sendable { var id: Int }

struct Message: Equatable, Sendable {
    var author: Member
    var text: String
}

protocol ChatConnection: Sendable {
    func messages(in room: ChatRoom) -> Observable<Message>
    var isConnected: Observable<Bool> { get }
    func send(_ text: String, to room: ChatRoom) async throws
}

public struct Film: Equatable, Sendable { public var title: String }

public struct Review: Equatable, Sendable { public var text: String }

public protocol FavouriteStore: Sendable {
    func set(_ id: Int, _ isFavourite: Bool) async throws
}

public protocol ScreenType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

protocol ListSource<Item> {
    associatedtype Item
    func items() -> Observable<[Item]>
}

enum ListFilter {
    static func apply<Item: CustomStringConvertible>(_ items: [Item], _ text: String?) -> [Item] {
        items.filter { item in text.map { item.description.contains($0) } ?? true }
    }
}

extension ChatViewModel {
    func merge(_ message: Message, state: State) { state.messages.append(message) }
}

extension ListViewModel {
    func removing(_ offsets: IndexSet, state: State) -> [Item] {
        state.items.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    }
}
