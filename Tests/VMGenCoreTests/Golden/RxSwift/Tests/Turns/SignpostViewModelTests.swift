import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `SignpostViewModel`; what it says is in `SignpostViewModelGeneratedTests`.
@MainActor
final class SignpostViewModelTests: XCTestCase {
}
