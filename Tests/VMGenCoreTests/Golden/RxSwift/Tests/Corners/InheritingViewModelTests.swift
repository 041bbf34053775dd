import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `InheritingViewModel`; what it says is in `InheritingViewModelGeneratedTests`.
@MainActor
final class InheritingViewModelTests: XCTestCase {
}
