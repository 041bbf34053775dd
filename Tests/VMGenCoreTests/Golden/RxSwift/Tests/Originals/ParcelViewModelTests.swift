import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `ParcelViewModel`; what it says is in `ParcelViewModelGeneratedTests`.
@MainActor
final class ParcelViewModelTests: XCTestCase {
}
