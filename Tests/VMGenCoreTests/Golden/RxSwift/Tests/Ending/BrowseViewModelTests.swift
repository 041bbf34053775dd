import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `BrowseViewModel`; what it says is in `BrowseViewModelGeneratedTests`.
@MainActor
final class BrowseViewModelTests: XCTestCase {
}
