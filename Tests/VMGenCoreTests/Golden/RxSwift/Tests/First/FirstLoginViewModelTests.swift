import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FirstLoginViewModel`; what it says is in `FirstLoginViewModelGeneratedTests`.
@MainActor
final class FirstLoginViewModelTests: XCTestCase {
}
