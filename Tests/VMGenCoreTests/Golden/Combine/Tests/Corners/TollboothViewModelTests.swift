import XCTest

@testable import GoldenCombine

/// What the spec of `TollboothViewModel` cannot say, and what it says that no generated test shows:
/// - `truck -> with booth.rate(1) -> map { $0 * $1 } -> toll`: what comes of `with booth.rate(1)` is known only
///   where it runs; a scenario can say it.
@MainActor
final class TollboothViewModelTests: XCTestCase {
}
