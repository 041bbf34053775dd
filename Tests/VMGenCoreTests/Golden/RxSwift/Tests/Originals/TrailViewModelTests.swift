import XCTest

@testable import GoldenRxSwift

/// What the spec of `TrailViewModel` cannot say, and what it says that no generated test shows:
/// - `mapTap -> with trail -> do navigator.showMap(of: $0) -> mapShown`: no value that is tried passes `with
///   trail`; what does comes of what `guide.trail(id: trailID)` answers, which a scenario says.
/// - `photoTap -> … -> photoShown`: no value that is tried passes `with photos`; what does comes of what
///   `guide.trail(id: trailID)` answers, which a scenario says.
@MainActor
final class TrailViewModelTests: XCTestCase {
}
