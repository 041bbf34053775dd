import XCTest

@testable import GoldenCombine

/// What the spec of `DeparturesViewModel` cannot say, and what it says that no generated test shows:
/// - `rowTap -> … -> call coordinator.show($0)`: what comes of `compactMap { $1[safe: $0] }` is known only where it
///   runs; a scenario can say it.
@MainActor
final class DeparturesViewModelTests: XCTestCase {
}
