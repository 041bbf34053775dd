import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `AccountViewModel`; what it says is in `AccountViewModelGeneratedTests`.
@MainActor
final class AccountViewModelTests: XCTestCase {
}
