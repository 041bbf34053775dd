import XCTest

@testable import GoldenRxSwift

/// What the spec of `PiecesViewModel` cannot say, and what it says that no generated test shows:
/// - `tap -> with pageSize -> size`: what comes of `with pageSize` is known only where it runs; a scenario can say
///   it.
/// - `date -> with formatter -> map { $1.string(from: $0) } -> text`: what comes of `with formatter` is known only
///   where it runs; a scenario can say it.
/// - `tap -> replace with pageSize + 1 -> size`: what comes of `replace with pageSize + 1` is known only where it
///   runs; a scenario can say it.
@MainActor
final class PiecesViewModelTests: XCTestCase {
}
