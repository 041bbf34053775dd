import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `DeparturesViewModel`; what it says is in `DeparturesViewModelGeneratedTests`.
@MainActor
final class DeparturesViewModelTests: XCTestCase {
}
