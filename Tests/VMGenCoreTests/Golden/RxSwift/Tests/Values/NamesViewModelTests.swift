import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `NamesViewModel`; what it says is in `NamesViewModelGeneratedTests`.
@MainActor
final class NamesViewModelTests: XCTestCase {
}
