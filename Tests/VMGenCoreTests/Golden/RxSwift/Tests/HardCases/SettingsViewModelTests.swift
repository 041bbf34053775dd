import XCTest

@testable import GoldenRxSwift

/// What the spec of `SettingsViewModel` cannot say, and what it says that no generated test shows:
/// - what 3 flows say: the spec has no sample for `useCase`, and `services:` does not declare `SettingsUseCase`.
@MainActor
final class SettingsViewModelTests: XCTestCase {
}
