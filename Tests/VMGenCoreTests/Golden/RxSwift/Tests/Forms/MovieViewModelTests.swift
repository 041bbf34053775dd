import XCTest

@testable import GoldenRxSwift

/// What the spec of `MovieViewModel` cannot say, and what it says that no generated test shows:
/// - `loadTrigger -> useCase.movie(id: id) while isLoading -> as movie`: the spec has no sample for `useCase`.
/// - `movie -> map { $0.title } -> title`: the spec has no sample for `useCase`.
/// - `movie -> map { $0.cast.isEmpty } -> isCastEmpty`: the spec has no sample for `useCase`.
/// - `reviewsTap -> with movie -> do navigator.toReviews($0) -> reviewsShown`: the spec has no sample for
///   `useCase`.
/// - `backTap -> call coordinator.pop()`: the spec has no sample for `useCase`.
/// - `search -> … -> results`: the spec has no sample for `useCase`.
/// - `ratingTap -> … -> rated`: the spec has no sample for `useCase`.
@MainActor
final class MovieViewModelTests: XCTestCase {
}
