import XCTest

@testable import Forms

final class MovieViewModelTests: XCTestCase {
    /// `loadTrigger -> latest useCase.movie(id: id) while isLoading -> as movie`
    func testLoadTrigger() throws {
        throw XCTSkip("not written yet")
    }

    /// `movie -> map { $0.title } -> title`
    func testMovieToTitle() throws {
        throw XCTSkip("not written yet")
    }

    /// `movie -> map { $0.cast.isEmpty } -> isCastEmpty`
    func testMovieToIsCastEmpty() throws {
        throw XCTSkip("not written yet")
    }

    /// `reviewsTap -> with movie -> do navigator.toReviews($0) -> reviewsShown`
    func testReviewsTap() throws {
        throw XCTSkip("not written yet")
    }

    /// `backTap -> call coordinator.pop()`
    func testBackTap() throws {
        throw XCTSkip("not written yet")
    }

    /// `search -> debounce 0.3 -> distinct -> filter { !$0.isEmpty } -> latest try await useCase.search($0) -> results`
    func testSearch() throws {
        throw XCTSkip("not written yet")
    }

    /// `ratingTap -> with movie -> first try await useCase.rate($1.id, stars: $0) -> replace with true -> rated`
    func testRatingTap() throws {
        throw XCTSkip("not written yet")
    }
}
