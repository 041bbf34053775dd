import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `PincodeViewModel`; what it says is in `PincodeViewModelGeneratedTests`.
@MainActor
final class PincodeViewModelTests: XCTestCase {
}
