import XCTest

@testable import GoldenRxSwift

/// What the spec of `LookupViewModel` cannot say, and what it says that no generated test shows:
/// - `page -> load -> names`: the spec has no sample for `filters`, and `services:` does not declare `Filters`.
@MainActor
final class LookupViewModelTests: XCTestCase {
}
