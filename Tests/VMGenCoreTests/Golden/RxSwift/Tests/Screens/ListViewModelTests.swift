import XCTest

@testable import GoldenRxSwift

/// What the spec of `ListViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ListViewModelTests: XCTestCase {
    /// `delete -> map removing -> items`
    func testDelete() async throws {
        throw XCTSkip("not written yet")
    }
}
