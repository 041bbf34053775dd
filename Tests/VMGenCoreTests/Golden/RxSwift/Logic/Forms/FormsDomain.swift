import Foundation
import RxRelay
import RxSwift

// What the forms need of an app: Movie.

struct Movie: Sendable {
    var id = 0
    var title = ""
    var cast: [String] = []
}

protocol MovieUseCase: Sendable {
    func movie(id: Int) -> Observable<Movie>
    func search(_ text: String) async throws -> [Movie]
    func rate(_ id: Int, stars: Int) async throws
}

protocol MovieCoordinator: AnyObject {
    func pop()
}

protocol MovieNavigator {
    func toReviews(_ movie: Movie)
}

// Paging

struct Item: Sendable, Equatable {
    var id = 0
}

protocol PagingUseCase: Sendable {
    func page(_ number: Int) async throws -> [Item]
}

extension PagingViewModel {
    func loadNext(state: State) async throws -> [Item] {
        let page = state.page
        return try await useCase.page(page + 1)
    }

    func append(_ items: [Item], state: State) {
        state.items += items
        state.page += 1
        state.isLastPage = items.isEmpty
    }
}

// Height

enum Height {
    static let range = Array(100...200)

    static func row(of height: Double) -> Int { Int(height) - 100 }
}

protocol HeightUseCase {
    var height: BehaviorSubject<Double?> { get }
    var saved: PublishSubject<Bool> { get }
    func save()
}

protocol HeightCoordinator {
    func pop()
}

// Register

protocol RegisterUseCase: Sendable {
    func register(name: String) async throws
}

extension RegisterViewModel {
    func isValid(_ text: String?) -> Bool { text?.isEmpty == false }
}

// SignIn

extension SignInViewModel {
    func signIn(id: String, password: String) {
        if password.count < 6 {
            output.errorMessage.accept("at least 6 characters")
        } else {
            output.pushToMain.accept(())
        }
    }
}

// Rooms

struct Room: Codable, Sendable {
    var id = 0
}

struct RoomPage: Codable {
    var items: [Room]
}

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(from input: Input, disposeBag: DisposeBag) -> Output
}

extension RoomsViewModel {
    func close(_ number: Int) { onClose?() }
}
