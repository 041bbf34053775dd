import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `ReplyViewModel`; what it says is in `ReplyViewModelGeneratedTests`.
@MainActor
final class ReplyViewModelTests: XCTestCase {
}
