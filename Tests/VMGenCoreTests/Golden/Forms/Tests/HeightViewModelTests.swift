import XCTest

@testable import Forms

final class HeightViewModelTests: XCTestCase {
    /// `heightRow -> map { Double(Height.range[$0]) } -> useCase.height`
    func testHeightRow() throws {
        throw XCTSkip("not written yet")
    }

    /// `heightFieldTap -> with useCase.height -> compactMap -> map { Height.row(of: $0) } -> pickerRow`
    func testHeightFieldTap() throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.height -> height`
    func testUseCaseHeight() throws {
        throw XCTSkip("not written yet")
    }

    /// `doneTap -> call useCase.save()`
    func testDoneTap() throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.saved -> filter { $0 } -> call coordinator.pop()`
    func testUseCaseSaved() throws {
        throw XCTSkip("not written yet")
    }
}
