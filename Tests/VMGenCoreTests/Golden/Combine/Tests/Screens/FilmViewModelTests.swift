import XCTest

@testable import GoldenCombine

/// What the spec of `FilmViewModel` cannot say, and what it says that no generated test shows:
/// - `viewDidLoad, retryTap -> as load`: the spec has no sample for `favourites`.
/// - `load -> films.film(id: id) while isLoading -> film`: the spec has no sample for `favourites`.
/// - `load -> films.reviews(of: id, limit: 20) while isLoading -> reviews`: the spec has no sample for
///   `favourites`.
/// - `load -> films.related(to: id) while isLoading -> related`: the spec has no sample for `favourites`.
/// - `film -> compactMap { $0?.title } -> title`: the spec has no sample for `favourites`.
/// - `film, reviews -> … -> summary`: the spec has no sample for `favourites`.
/// - `film, reviews -> combine -> both`: the spec has no sample for `favourites`.
/// - `favouriteTap -> … -> set isFavourite = !isFavourite`: the spec has no sample for `favourites`.
/// - `reviewRow -> … -> openReview`: the spec has no sample for `favourites`.
/// - `reviewRow -> lastRow`: the spec has no sample for `favourites`.
/// - `reviewRow -> with reviews -> compactMap { $1.first } -> best`: the spec has no sample for `favourites`.
@MainActor
final class FilmViewModelTests: XCTestCase {
}
