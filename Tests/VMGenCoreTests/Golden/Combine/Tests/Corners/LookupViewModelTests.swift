import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `LookupViewModel`; what it says is in `LookupViewModelGeneratedTests`.
@MainActor
final class LookupViewModelTests: XCTestCase {
}
