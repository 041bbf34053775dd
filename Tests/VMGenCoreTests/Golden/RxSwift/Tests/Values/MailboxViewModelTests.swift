import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `MailboxViewModel`; what it says is in `MailboxViewModelGeneratedTests`.
@MainActor
final class MailboxViewModelTests: XCTestCase {
}
