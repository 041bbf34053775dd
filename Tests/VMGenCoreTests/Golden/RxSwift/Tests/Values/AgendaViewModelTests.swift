import XCTest

@testable import GoldenRxSwift

/// What the spec of `AgendaViewModel` cannot say, and what it says that no generated test shows:
/// - `load -> dates`: nobody sees what arrives at `dates`.
/// - `dates -> map { $0.count } -> count`: nothing stands in for `dates`.
/// - `tap -> with dates -> shown`: what comes of `with dates` is known only where it runs; a scenario can say it.
@MainActor
final class AgendaViewModelTests: XCTestCase {
}
