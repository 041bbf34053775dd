import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `EnteringViewModel`; what it says is in `EnteringViewModelGeneratedTests`.
@MainActor
final class EnteringViewModelTests: XCTestCase {
}
