import XCTest

@testable import GoldenRxSwift

/// What the spec of `TidyViewModel` cannot say, and what it says that no generated test shows:
/// - `name -> map Tidying.trimmed -> title`: what comes of `map Tidying.trimmed` is known only where it runs; a
///   scenario can say it.
/// - `name -> filter Tidying.isFine -> debounce 0.3 -> map Tidying.trimmed -> shown`: what comes of `filter
///   Tidying.isFine` is known only where it runs; a scenario can say it.
/// - `page -> compactMap Tidying.number -> number`: what comes of `compactMap Tidying.number` is known only where
///   it runs; a scenario can say it.
@MainActor
final class TidyViewModelTests: XCTestCase {
}
