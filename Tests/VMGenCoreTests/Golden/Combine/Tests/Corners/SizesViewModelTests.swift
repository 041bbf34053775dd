import XCTest

@testable import GoldenCombine

/// What the spec of `SizesViewModel` cannot say, and what it says that no generated test shows:
/// - `viewDidLoad -> with gap, rows -> map { $0 * Double($1) } -> spacing`: what comes of `with gap, rows` is known
///   only where it runs; a scenario can say it.
@MainActor
final class SizesViewModelTests: XCTestCase {
}
