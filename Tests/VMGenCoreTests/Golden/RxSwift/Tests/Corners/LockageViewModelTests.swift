import XCTest

@testable import GoldenRxSwift

/// What the spec of `LockageViewModel` cannot say, and what it says that no generated test shows:
/// - `enter -> with lock.note?.count -> map { $1 } -> noteLength`: what comes of `with lock.note?.count` is known
///   only where it runs; a scenario can say it.
@MainActor
final class LockageViewModelTests: XCTestCase {
}
