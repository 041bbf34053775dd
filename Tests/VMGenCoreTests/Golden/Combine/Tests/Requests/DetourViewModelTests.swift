import XCTest

@testable import GoldenCombine

/// What the spec of `DetourViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class DetourViewModelTests: XCTestCase {
}
