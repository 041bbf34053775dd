import XCTest

@testable import GoldenCombine

/// What the spec of `SizesViewModel` cannot say, and what it says that no generated test shows:
/// - `row -> with margin, zoom, rowHeight -> map { Double($0) * $2 * $3 + $1 } -> zoomed`: no value that is tried
///   passes `with margin, zoom, rowHeight`; give a sample of `row`, or write a scenario.
/// - `viewDidLoad -> with gap, rows -> map { $0 * Double($1) } -> spacing`: what comes of `with gap, rows` is known
///   only where it runs; a scenario can say it.
@MainActor
final class SizesViewModelTests: XCTestCase {
}
