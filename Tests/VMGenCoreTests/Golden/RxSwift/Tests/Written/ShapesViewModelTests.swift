import XCTest

@testable import GoldenRxSwift

/// What the spec of `ShapesViewModel` cannot say, and what it says that no generated test shows:
/// - `row -> distinct { 0 } -> changed`: what comes of `distinct { 0 }` is known only where it runs; a scenario can
///   say it.
@MainActor
final class ShapesViewModelTests: XCTestCase {
}
