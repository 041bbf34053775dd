import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `SizesViewModel`; what it says is in `SizesViewModelGeneratedTests`.
@MainActor
final class SizesViewModelTests: XCTestCase {
}
