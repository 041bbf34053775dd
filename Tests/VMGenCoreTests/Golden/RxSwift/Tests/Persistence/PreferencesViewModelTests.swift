import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `PreferencesViewModel`; what it says is in `PreferencesViewModelGeneratedTests`.
@MainActor
final class PreferencesViewModelTests: XCTestCase {
}
