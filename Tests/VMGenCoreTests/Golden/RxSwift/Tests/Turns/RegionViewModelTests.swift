import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `RegionViewModel`; what it says is in `RegionViewModelGeneratedTests`.
@MainActor
final class RegionViewModelTests: XCTestCase {
}
