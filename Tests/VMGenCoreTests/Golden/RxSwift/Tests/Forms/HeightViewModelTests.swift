import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `HeightViewModel`; what it says is in `HeightViewModelGeneratedTests`.
@MainActor
final class HeightViewModelTests: XCTestCase {
}
