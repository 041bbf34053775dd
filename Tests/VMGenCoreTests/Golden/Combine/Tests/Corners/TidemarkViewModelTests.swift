import XCTest

@testable import GoldenCombine

/// What the spec of `TidemarkViewModel` cannot say, and what it says that no generated test shows:
/// - `load -> share -> replace with Int?.none -> compactMap -> .opened`: what comes of `compactMap` is known only
///   where it runs; a scenario can say it.
@MainActor
final class TidemarkViewModelTests: XCTestCase {
}
