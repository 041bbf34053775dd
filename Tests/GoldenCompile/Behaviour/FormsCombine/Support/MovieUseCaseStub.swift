import CombineShim
import Foundation

@testable import FormsCombine

/// Answers as the test says: movies when it sends them, the rest at once.
final class MovieUseCaseStub: MovieUseCase, @unchecked Sendable {
    struct Broken: Error, Equatable {}

    /// The answers under way, in the order of the calls.
    var answers: [PassthroughSubject<Movie, Error>] = []
    var found: [String] = []
    var rates = 0
    var failsRating = false

    func movie(id: Int) -> AnyPublisher<Movie, Error> {
        let answer = PassthroughSubject<Movie, Error>()
        answers.append(answer)
        return answer.eraseToAnyPublisher()
    }

    func search(_ text: String) async throws -> [Movie] {
        found.append(text)
        return [Movie(title: text)]
    }

    func rate(_ id: Int, stars: Int) async throws {
        rates += 1
        try await Task.sleep(nanoseconds: 20_000_000)
        if failsRating { throw Broken() }
    }
}

/// Counts what it is told.
final class MovieFlowStub: MovieCoordinator, MovieNavigator {
    var pops = 0
    var reviews: [Movie] = []

    func pop() { pops += 1 }
    func toReviews(_ movie: Movie) { reviews.append(movie) }
}
