import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `UploadViewModel`; what it says is in `UploadViewModelGeneratedTests`.
@MainActor
final class UploadViewModelTests: XCTestCase {
}
