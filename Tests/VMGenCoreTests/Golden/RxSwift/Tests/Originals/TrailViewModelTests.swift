import XCTest

@testable import GoldenRxSwift

/// What the spec of `TrailViewModel` cannot say, and what it says that no generated test shows:
/// - `mapTap -> with trail -> do navigator.showMap(of: $0) -> mapShown`: no value that is tried passes `with
///   trail`; give a sample of `load`, or write a scenario.
/// - `photoTap -> … -> photoShown`: no value that is tried passes `with photos`; give a sample of `load`, or write
///   a scenario.
@MainActor
final class TrailViewModelTests: XCTestCase {
}
