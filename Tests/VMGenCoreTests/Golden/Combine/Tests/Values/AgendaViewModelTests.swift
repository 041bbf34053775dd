import XCTest

@testable import GoldenCombine

/// What the spec of `AgendaViewModel` cannot say, and what it says that no generated test shows:
/// - `load -> dates`: nobody sees what arrives at `dates`.
/// - `dates -> map { $0.count } -> count`: nothing stands in for `dates`.
/// - `tap -> with dates -> shown`: no value that is tried passes `with dates`; a scenario may say what does.
@MainActor
final class AgendaViewModelTests: XCTestCase {
}
