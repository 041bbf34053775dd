import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `DraftViewModel`; what it says is in `DraftViewModelGeneratedTests`.
@MainActor
final class DraftViewModelTests: XCTestCase {
}
