import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `FirstFormViewModel`; what it says is in `FirstFormViewModelGeneratedTests`.
@MainActor
final class FirstFormViewModelTests: XCTestCase {
}
