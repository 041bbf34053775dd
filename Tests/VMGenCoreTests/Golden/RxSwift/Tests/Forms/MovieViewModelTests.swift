import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `MovieViewModel`; what it says is in `MovieViewModelGeneratedTests`.
@MainActor
final class MovieViewModelTests: XCTestCase {
}
