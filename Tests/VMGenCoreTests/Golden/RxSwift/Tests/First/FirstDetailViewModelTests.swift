import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FirstDetailViewModel`; what it says is in `FirstDetailViewModelGeneratedTests`.
@MainActor
final class FirstDetailViewModelTests: XCTestCase {
}
