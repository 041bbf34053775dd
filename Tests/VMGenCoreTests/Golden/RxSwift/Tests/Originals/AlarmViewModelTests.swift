import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `AlarmViewModel`; what it says is in `AlarmViewModelGeneratedTests`.
@MainActor
final class AlarmViewModelTests: XCTestCase {
}
