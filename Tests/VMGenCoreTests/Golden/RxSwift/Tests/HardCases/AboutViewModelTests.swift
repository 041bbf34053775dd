import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `AboutViewModel`; what it says is in `AboutViewModelGeneratedTests`.
@MainActor
final class AboutViewModelTests: XCTestCase {
}
