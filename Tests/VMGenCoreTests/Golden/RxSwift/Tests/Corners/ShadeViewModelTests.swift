import XCTest

@testable import GoldenRxSwift

/// What the spec of `ShadeViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ShadeViewModelTests: XCTestCase {
}
