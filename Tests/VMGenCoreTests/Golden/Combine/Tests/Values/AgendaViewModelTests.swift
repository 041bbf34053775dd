import XCTest

@testable import GoldenCombine

/// What the spec of `AgendaViewModel` cannot say, and what it says that no generated test shows:
/// - `dates -> map { $0.count } -> count`: nothing stands in for `dates`.
/// - `tap -> with dates -> shown`: no value that is tried passes `with dates`; give a sample of `tap`, or write a
///   scenario.
@MainActor
final class AgendaViewModelTests: XCTestCase {
}
