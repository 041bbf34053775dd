import XCTest

@testable import GoldenRxSwift

/// What the spec of `MembershipViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class MembershipViewModelTests: XCTestCase {
}
