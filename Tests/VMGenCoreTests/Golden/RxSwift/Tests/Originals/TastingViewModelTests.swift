import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `TastingViewModel`; what it says is in `TastingViewModelGeneratedTests`.
@MainActor
final class TastingViewModelTests: XCTestCase {
}
