import XCTest

@testable import GoldenCombine

/// What the spec of `PreferencesViewModel` cannot say, and what it says that no generated test shows:
/// - what 4 flows say: `samples:` has no value of `Preferences`.
@MainActor
final class PreferencesViewModelTests: XCTestCase {
}
