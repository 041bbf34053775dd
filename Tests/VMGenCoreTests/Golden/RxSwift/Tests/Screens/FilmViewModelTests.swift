import XCTest

@testable import GoldenRxSwift

@MainActor
final class FilmViewModelTests: XCTestCase {
    /// `viewDidLoad, retryTap -> as load`
    func testViewDidLoadOrRetryTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> latest films.film(id: id) while isLoading -> film`
    func testLoadToFilm() async throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> latest films.reviews(of: id, limit: 20) while isLoading -> reviews`
    func testLoadToReviews() async throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> latest films.related(to: id) while isLoading -> related`
    func testLoadToRelated() async throws {
        throw XCTSkip("not written yet")
    }

    /// `film -> compactMap { $0?.title } -> title`
    func testFilm() async throws {
        throw XCTSkip("not written yet")
    }

    /// `film, reviews -> combine -> compactMap { film, reviews in film.map { ($0.title, reviews.count) } } -> summary`
    func testFilmOrReviewsToSummary() async throws {
        throw XCTSkip("not written yet")
    }

    /// `film, reviews -> combine -> both`
    func testFilmOrReviewsToBoth() async throws {
        throw XCTSkip("not written yet")
    }

    /// `favouriteTap -> with isFavourite -> first try await favourites.set(id, !$0) -> set isFavourite = !isFavourite`
    func testFavouriteTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `reviewRow -> with reviews -> compactMap { $1.indices.contains($0) ? $1[$0] : nil } -> openReview`
    func testReviewRowToOpenReview() async throws {
        throw XCTSkip("not written yet")
    }

    /// `reviewRow -> lastRow`
    func testReviewRowToLastRow() async throws {
        throw XCTSkip("not written yet")
    }

    /// `reviewRow -> with reviews -> compactMap { $1.first } -> best`
    func testReviewRowToBest() async throws {
        throw XCTSkip("not written yet")
    }
}
