import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FirstScreenViewModel`; what it says is in `FirstScreenViewModelGeneratedTests`.
@MainActor
final class FirstScreenViewModelTests: XCTestCase {
}
