import XCTest

@testable import GoldenRxSwift

/// What the spec of `PreferencesViewModel` cannot say, and what it says that no generated test shows:
/// - `change -> …`: `samples:` has no value of `Preferences`.
/// - `change -> …`: `samples:` has no value of `Preferences`.
/// - `change -> set data = $0.data, date = $0.date, names = $0.names, counts = $0.counts`: `samples:` has no value
///   of `Preferences`.
/// - `change -> set site = $0.site, nickname = $0.nickname, limit = $0.limit`: `samples:` has no value of
///   `Preferences`.
@MainActor
final class PreferencesViewModelTests: XCTestCase {
}
