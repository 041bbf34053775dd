import XCTest

@testable import GoldenRxSwift

/// What the spec of `SearchViewModel` cannot say, and what it says that no generated test shows:
/// - what 5 flows say: the spec has no sample for `useCase`, and `services:` does not declare `SearchUseCase`.
@MainActor
final class SearchViewModelTests: XCTestCase {
}
