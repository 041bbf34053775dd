import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `ReaderViewModel`; what it says is in `ReaderViewModelGeneratedTests`.
@MainActor
final class ReaderViewModelTests: XCTestCase {
}
