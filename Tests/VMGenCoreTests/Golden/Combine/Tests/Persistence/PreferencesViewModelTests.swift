import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `PreferencesViewModel`; what it says is in `PreferencesViewModelGeneratedTests`.
@MainActor
final class PreferencesViewModelTests: XCTestCase {
}
