import XCTest

@testable import GoldenCombine

/// What the spec of `MailboxViewModel` cannot say, and what it says that no generated test shows:
/// - `refresh -> with box.owner -> box.fetch(for: $0) -> fetched`: what comes of `with box.owner` is known only
///   where it runs; a scenario can say it.
@MainActor
final class MailboxViewModelTests: XCTestCase {
}
