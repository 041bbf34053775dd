import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `SearchViewModel`; what it says is in `SearchViewModelGeneratedTests`.
@MainActor
final class SearchViewModelTests: XCTestCase {
}
