import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `FirstLoginViewModel`; what it says is in `FirstLoginViewModelGeneratedTests`.
@MainActor
final class FirstLoginViewModelTests: XCTestCase {
}
