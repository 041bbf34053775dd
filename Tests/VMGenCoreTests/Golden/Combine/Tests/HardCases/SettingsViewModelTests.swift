import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `SettingsViewModel`; what it says is in `SettingsViewModelGeneratedTests`.
@MainActor
final class SettingsViewModelTests: XCTestCase {
}
