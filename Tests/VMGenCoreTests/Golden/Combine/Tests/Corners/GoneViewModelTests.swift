import XCTest

@testable import GoldenCombine

/// What the spec of `GoneViewModel` cannot say, and what it says that no generated test shows:
/// - `start -> lobby.names -> heard`: nothing stands in for `lobby.names`.
/// - `number -> compactMap title($0) -> titled`: what comes of `compactMap title($0)` is known only where it runs;
///   a scenario can say it.
@MainActor
final class GoneViewModelTests: XCTestCase {
}
