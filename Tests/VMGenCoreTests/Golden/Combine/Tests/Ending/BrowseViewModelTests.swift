import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `BrowseViewModel`; what it says is in `BrowseViewModelGeneratedTests`.
@MainActor
final class BrowseViewModelTests: XCTestCase {
}
