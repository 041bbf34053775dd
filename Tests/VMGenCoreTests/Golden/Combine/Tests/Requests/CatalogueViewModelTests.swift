import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `CatalogueViewModel`; what it says is in `CatalogueViewModelGeneratedTests`.
@MainActor
final class CatalogueViewModelTests: XCTestCase {
}
