import XCTest

@testable import GoldenRxSwift

/// What the spec of `SettingsViewModel` cannot say, and what it says that no generated test shows:
/// - `toggle -> isOn`: the spec has no sample for `useCase`.
/// - `toggle -> call useCase.store($0)`: the spec has no sample for `useCase`.
/// - `logout -> useCase.logout() -> loggedOut`: the spec has no sample for `useCase`.
@MainActor
final class SettingsViewModelTests: XCTestCase {
}
