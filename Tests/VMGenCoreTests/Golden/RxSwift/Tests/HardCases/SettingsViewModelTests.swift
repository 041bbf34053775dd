import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `SettingsViewModel`; what it says is in `SettingsViewModelGeneratedTests`.
@MainActor
final class SettingsViewModelTests: XCTestCase {
}
