import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `MarksViewModel`; what it says is in `MarksViewModelGeneratedTests`.
@MainActor
final class MarksViewModelTests: XCTestCase {
}
