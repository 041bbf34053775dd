import XCTest

@testable import GoldenCombine

/// What the spec of `VerdictViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class VerdictViewModelTests: XCTestCase {
}
