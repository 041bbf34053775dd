import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `LeavingViewModel`; what it says is in `LeavingViewModelGeneratedTests`.
@MainActor
final class LeavingViewModelTests: XCTestCase {
}
