import XCTest

@testable import GoldenRxSwift

/// What the spec of `PlantSearchViewModel` cannot say, and what it says that no generated test shows:
/// - `rowTap -> with plants -> map { $1[$0] } -> do navigator.show($0) -> opened`: no value that is tried passes
///   `with plants`; give a sample of `query`, or write a scenario.
@MainActor
final class PlantSearchViewModelTests: XCTestCase {
}
