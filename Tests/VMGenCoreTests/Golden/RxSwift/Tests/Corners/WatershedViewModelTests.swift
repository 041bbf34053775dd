import XCTest

@testable import GoldenRxSwift

/// What the spec of `WatershedViewModel` cannot say, and what it says that no generated test shows:
/// - `rain, melt -> with rain -> map { $0 + $1 } -> set sum = $0`: what comes of `with rain` is known only where it
///   runs; a scenario can say it.
@MainActor
final class WatershedViewModelTests: XCTestCase {
}
