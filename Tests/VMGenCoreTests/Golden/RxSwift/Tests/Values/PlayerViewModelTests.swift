import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `PlayerViewModel`; what it says is in `PlayerViewModelGeneratedTests`.
@MainActor
final class PlayerViewModelTests: XCTestCase {
}
