import Foundation

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Answers as the test says: movies when it sends them, the rest at once.
final class MovieUseCaseStub: MovieUseCase, @unchecked Sendable {
    struct Broken: Error, Equatable {}

    /// The answers under way, in the order of the calls.
    var answers: [Answer<Movie>] = []
    var found: [String] = []
    var rates = 0
    var failsRating = false
    var failsSearch = false

    func movie(id: Int) -> Work<Movie> {
        let answer = Answer<Movie>()
        answers.append(answer)
        return answer.stream
    }

    func search(_ text: String) async throws -> [Movie] {
        found.append(text)
        if failsSearch { throw Broken() }
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
