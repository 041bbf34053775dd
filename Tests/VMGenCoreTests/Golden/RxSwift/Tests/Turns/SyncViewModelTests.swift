import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `SyncViewModel`; what it says is in `SyncViewModelGeneratedTests`.
@MainActor
final class SyncViewModelTests: XCTestCase {
}
