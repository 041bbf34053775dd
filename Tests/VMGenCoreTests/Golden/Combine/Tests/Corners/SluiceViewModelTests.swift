import XCTest

@testable import GoldenCombine

/// What the spec of `SluiceViewModel` cannot say, and what it says that no generated test shows:
/// - `start -> replace with 3 -> gate.level($0) -> water`: what `gate.level($0)` answers cannot be kept waiting.
@MainActor
final class SluiceViewModelTests: XCTestCase {
}
