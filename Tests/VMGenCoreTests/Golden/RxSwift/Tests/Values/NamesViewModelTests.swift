import XCTest

@testable import GoldenRxSwift

/// What the spec of `NamesViewModel` cannot say, and what it says that no generated test shows:
/// - `names -> name`: the spec has no sample for `names`.
/// - `book.changes -> set changed = $0`: the spec has no sample for `names`.
/// - `book.all() -> list`: the spec has no sample for `names`.
/// - `names -> book.find($0) -> found`: the spec has no sample for `names`.
/// - `pick -> with book.all() -> map { $1[$0 % $1.count] } -> picked`: the spec has no sample for `names`.
@MainActor
final class NamesViewModelTests: XCTestCase {
}
