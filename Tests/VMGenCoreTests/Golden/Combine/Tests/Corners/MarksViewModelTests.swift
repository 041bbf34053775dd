import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `MarksViewModel`; what it says is in `MarksViewModelGeneratedTests`.
@MainActor
final class MarksViewModelTests: XCTestCase {
}
