import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FirstListViewModel`; what it says is in `FirstListViewModelGeneratedTests`.
@MainActor
final class FirstListViewModelTests: XCTestCase {
}
