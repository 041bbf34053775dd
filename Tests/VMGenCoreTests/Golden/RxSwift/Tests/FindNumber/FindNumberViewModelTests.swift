import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FindNumberViewModel`; what it says is in `FindNumberViewModelGeneratedTests`.
@MainActor
final class FindNumberViewModelTests: XCTestCase {
}
