import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `BookingViewModel`; what it says is in `BookingViewModelGeneratedTests`.
@MainActor
final class BookingViewModelTests: XCTestCase {
}
