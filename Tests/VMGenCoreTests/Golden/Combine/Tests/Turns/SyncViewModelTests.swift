import XCTest

@testable import GoldenCombine

/// What the spec of `SyncViewModel` cannot say, and what it says that no generated test shows:
/// - `start, tap -> service.send("tap") -> set count = count + $0`: no test gets that far; a sample or a scenario
///   does.
@MainActor
final class SyncViewModelTests: XCTestCase {
}
