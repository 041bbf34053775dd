import XCTest

@testable import GoldenRxSwift

/// What the spec of `NamesViewModel` cannot say, and what it says that no generated test shows:
/// - what 5 flows say: the spec has no sample for `names`, and `services:` does not declare `Driver<String>`.
@MainActor
final class NamesViewModelTests: XCTestCase {
}
