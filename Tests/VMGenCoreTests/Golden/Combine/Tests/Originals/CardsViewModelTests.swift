import XCTest

@testable import GoldenCombine

/// What the spec of `CardsViewModel` cannot say, and what it says that no generated test shows:
/// - `next -> with index, cards -> filter { $0 + 1 < $1.count } -> set index = $0 + 1`: what comes of `with index,
///   cards` is known only where it runs; a scenario can say it.
/// - `next -> with index, cards -> filter { $0 < $1.count } -> .showFront($1[$0].front)`: what comes of `with
///   index, cards` is known only where it runs; a scenario can say it.
/// - `turn -> with index, cards -> filter { $0 < $1.count } -> .showBack($1[$0].back)`: what comes of `with index,
///   cards` is known only where it runs; a scenario can say it.
@MainActor
final class CardsViewModelTests: XCTestCase {
}
