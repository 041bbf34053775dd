import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `PincodeViewModel`; what it says is in `PincodeViewModelGeneratedTests`.
@MainActor
final class PincodeViewModelTests: XCTestCase {
}
