import XCTest

@testable import GoldenCombine

/// What the spec of `PerilousViewModel` cannot say, and what it says that no generated test shows:
/// - `place -> with box -> map { "\($1[$0])" } -> inBox`: what comes of `with box` is known only where it runs; a
///   scenario can say it.
/// - `place -> replace with true -> isAsked`: no test gets that far; a sample or a scenario does.
/// - `key -> with current -> map { $1 } -> now`: what comes of `with current` is known only where it runs; a
///   scenario can say it.
/// - `number -> with all -> map { $1[$0] } -> picked`: no test gets that far; a sample or a scenario does.
@MainActor
final class PerilousViewModelTests: XCTestCase {
}
