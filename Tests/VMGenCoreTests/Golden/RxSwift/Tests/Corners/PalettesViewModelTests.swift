import XCTest

@testable import GoldenRxSwift

/// What the spec of `PalettesViewModel` cannot say, and what it says that no generated test shows:
/// - `clear -> call shelf.clear()`: nothing stands in for `shelf.clear()`.
/// - `ask -> .named(shelf.name())`: no test gets that far; a sample or a scenario does.
@MainActor
final class PalettesViewModelTests: XCTestCase {
}
