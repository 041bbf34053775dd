import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `PlantSearchViewModel`; what it says is in `PlantSearchViewModelGeneratedTests`.
@MainActor
final class PlantSearchViewModelTests: XCTestCase {
}
