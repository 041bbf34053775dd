import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `LibraryViewModel`; what it says is in `LibraryViewModelGeneratedTests`.
@MainActor
final class LibraryViewModelTests: XCTestCase {
}
