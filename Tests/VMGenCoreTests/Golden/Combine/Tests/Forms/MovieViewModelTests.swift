import XCTest

@testable import GoldenCombine

/// What the spec of `MovieViewModel` cannot say, and what it says that no generated test shows:
/// - what 7 flows say: the spec has no sample for `useCase`, and `services:` does not declare `MovieUseCase`.
@MainActor
final class MovieViewModelTests: XCTestCase {
}
