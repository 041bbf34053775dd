import XCTest

@testable import GoldenCombine

/// What the spec of `EchoViewModel` cannot say, and what it says that no generated test shows:
/// - what 3 flows say: nothing stands in for `rows`.
@MainActor
final class EchoViewModelTests: XCTestCase {
}
