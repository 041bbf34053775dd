import XCTest

@testable import GoldenRxSwift

/// What the spec of `HeightViewModel` cannot say, and what it says that no generated test shows:
/// - what 5 flows say: the spec has no sample for `useCase`, and `services:` does not declare `HeightUseCase`.
@MainActor
final class HeightViewModelTests: XCTestCase {
}
