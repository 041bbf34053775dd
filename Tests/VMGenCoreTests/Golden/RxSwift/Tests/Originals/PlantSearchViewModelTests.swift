import XCTest

@testable import GoldenRxSwift

/// What the spec of `PlantSearchViewModel` cannot say, and what it says that no generated test shows:
/// - `rowTap -> with plants -> map { $1[$0] } -> do navigator.show($0) -> opened`: no value that is tried passes
///   `with plants`; what does comes of what `catalogue.plants(matching: $0)` answers, which a scenario says.
@MainActor
final class PlantSearchViewModelTests: XCTestCase {
}
