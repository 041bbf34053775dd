import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `ReplyViewModel`; what it says is in `ReplyViewModelGeneratedTests`.
@MainActor
final class ReplyViewModelTests: XCTestCase {
}
