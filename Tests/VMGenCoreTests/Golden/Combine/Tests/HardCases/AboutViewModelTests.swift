import XCTest

@testable import GoldenCombine

/// What the spec of `AboutViewModel` cannot say, and what it says that no generated test shows:
/// - what 2 flows say: the spec has no sample for `profile`, and `services:` does not declare `Person`.
@MainActor
final class AboutViewModelTests: XCTestCase {
}
