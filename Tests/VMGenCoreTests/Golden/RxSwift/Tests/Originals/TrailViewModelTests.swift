import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `TrailViewModel`; what it says is in `TrailViewModelGeneratedTests`.
@MainActor
final class TrailViewModelTests: XCTestCase {
}
