import XCTest

@testable import GoldenCombine

/// What the spec of `FilmViewModel` cannot say, and what it says that no generated test shows:
/// - what 11 flows say: the spec has no sample for `favourites`, and `services:` does not declare `FavouriteStore`.
@MainActor
final class FilmViewModelTests: XCTestCase {
}
