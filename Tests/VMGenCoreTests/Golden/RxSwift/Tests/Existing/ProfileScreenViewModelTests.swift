import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `ProfileScreenModel`; what it says is in `ProfileScreenModelGeneratedTests`.
@MainActor
final class ProfileScreenModelTests: XCTestCase {
}
