import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `DraftsViewModel`; what it says is in `DraftsViewModelGeneratedTests`.
@MainActor
final class DraftsViewModelTests: XCTestCase {
}
