import XCTest

@testable import GoldenCombine

/// What the spec of `WicketViewModel` cannot say, and what it says that no generated test shows:
/// - `pair -> … -> guests`: what comes of `filter { $0.0 > 0 }` is known only where it runs; a scenario can say it.
@MainActor
final class WicketViewModelTests: XCTestCase {
}
