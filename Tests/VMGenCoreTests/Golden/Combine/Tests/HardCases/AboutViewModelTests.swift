import XCTest

@testable import GoldenCombine

/// What the spec of `AboutViewModel` cannot say, and what it says that no generated test shows:
/// - `closeTap -> closed`: the spec has no sample for `profile`.
/// - `select -> picked`: the spec has no sample for `profile`.
@MainActor
final class AboutViewModelTests: XCTestCase {
}
