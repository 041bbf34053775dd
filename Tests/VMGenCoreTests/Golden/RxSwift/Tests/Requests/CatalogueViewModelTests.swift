import XCTest

@testable import GoldenRxSwift

/// What the spec of `CatalogueViewModel` cannot say, and what it says that no generated test shows:
/// - `tagged -> … -> items`: `samples:` has no value of `Tagged`.
/// - `addTap -> postItem(item: $0) -> replace with true -> added`: `samples:` has no value of `Product`.
/// - `edit -> patchItem(item: $0) -> changed`: `samples:` has no value of `Product`.
@MainActor
final class CatalogueViewModelTests: XCTestCase {
}
