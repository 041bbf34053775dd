import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `RenamingViewModel`; what it says is in `RenamingViewModelGeneratedTests`.
@MainActor
final class RenamingViewModelTests: XCTestCase {
}
