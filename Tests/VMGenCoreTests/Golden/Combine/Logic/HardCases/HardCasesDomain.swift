import CombineShim
import Foundation

// What the hard cases need of an app: Feed.

struct Draft: Sendable {}

struct Post: Sendable {
    var id = 0
    var draft = Draft()
}

struct User: Sendable {}

enum AuthError: Error {
    case refused
}

enum PostOrder {
    case newest
    case oldest
}

protocol FeedUseCase: Sendable {
    var unread: AnyPublisher<Int, Error> { get }
    var user: AnyPublisher<User?, Error> { get }
    func firstPage(order: PostOrder) -> AnyPublisher<[Post], Error>
    func like(_ id: Int) -> AnyPublisher<Int, Error>
    func unlike(_ id: Int) -> AnyPublisher<Int, Error>
    func delete(_ id: Int) async throws
    func undo() async throws
    func save(_ draft: Draft) async throws
    func logout() -> AnyPublisher<Void, Error>
}

protocol FeedCoordinator: AnyObject {
    func showProfile()
    func showSettings()
}

extension FeedViewModel {
    func loadNext(state: State) -> AnyPublisher<[Post], Error> { useCase.firstPage(order: state.order) }

    func append(_ posts: [Post], state: State) {
        state.items += posts
        state.isLastPage = posts.isEmpty
    }
}

// Weather

struct Location {}

struct Forecast {}

protocol ForecastCache {
    func forecast() -> Forecast?
    func store(_ forecast: Forecast)
}

extension WeatherViewModel {
    func load() -> AnyPublisher<ViewState, Error> {
        let cache = cache
        return service.location()
            .flatMap { [service] in service.forecast(at: $0) }
            .handleEvents(receiveOutput: { cache.store($0) })
            .map { ViewState.loaded($0, isStale: false) }
            .catch { error in
                Just(cache.forecast().map { .loaded($0, isStale: true) } ?? .failed(error)).setFailureType(
                    to: Error.self
                )
            }
            .prepend(.loading)
            .eraseToAnyPublisher()
    }
}

// About

struct Person {
    var name = ""
    var age = 0
    var bio = ""
}

// Profile

/// Who is shown.
public struct Profile {
    var name = ""
    var age = 0
}

/// What the screen asks of the app.
public protocol ProfileUseCase: Sendable {
    func profile() -> AnyPublisher<Profile, Error>
    func save(name: String, age: Int) async throws
}

extension ProfileViewModel {
    func remember(_ name: String, state: State) {}
}

// Picker

class BaseViewModel {
    init() {}
}

struct Pasteboard {}

@propertyWrapper
struct Injected {
    var wrappedValue: Pasteboard { Pasteboard() }
}

extension PickerViewModel {
    func choose(_ index: Int, state: State) -> Item? {
        state.selected = items.indices.contains(index) ? items[index] : nil
        return state.selected
    }
}

// Settings

protocol SettingsUseCase {
    func store(_ isOn: Bool)
    func logout() -> AnyPublisher<Void, Error>
}
