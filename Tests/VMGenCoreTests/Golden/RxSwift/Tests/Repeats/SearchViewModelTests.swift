import XCTest

@testable import GoldenRxSwift

/// What the spec of `SearchViewModel` cannot say, and what it says that no generated test shows:
/// - `load -> map { true } -> busy`: the spec has no sample for `useCase`.
/// - `load -> map { false } -> busy`: the spec has no sample for `useCase`.
/// - `load -> useCase.count() -> hits`: the spec has no sample for `useCase`.
/// - `load -> useCase.recount() -> hits`: the spec has no sample for `useCase`.
/// - `text, scope -> … -> note`: the spec has no sample for `useCase`.
@MainActor
final class SearchViewModelTests: XCTestCase {
}
