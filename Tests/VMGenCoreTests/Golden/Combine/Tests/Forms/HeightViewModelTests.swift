import XCTest

@testable import GoldenCombine

@MainActor
final class HeightViewModelTests: XCTestCase {
    /// `heightRow -> map { Double(Height.range[$0]) } -> useCase.height`
    func testHeightRow() async throws {
        throw XCTSkip("not written yet")
    }

    /// `heightFieldTap -> with useCase.height -> compactMap -> map { Height.row(of: $0) } -> pickerRow`
    func testHeightFieldTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.height -> height`
    func testUseCaseHeight() async throws {
        throw XCTSkip("not written yet")
    }

    /// `doneTap -> call useCase.save()`
    func testDoneTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.saved -> filter { $0 } -> call coordinator.pop()`
    func testUseCaseSaved() async throws {
        throw XCTSkip("not written yet")
    }
}
