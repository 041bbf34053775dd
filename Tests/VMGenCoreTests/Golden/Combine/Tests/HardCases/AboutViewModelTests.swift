import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `AboutViewModel`; what it says is in `AboutViewModelGeneratedTests`.
@MainActor
final class AboutViewModelTests: XCTestCase {
}
