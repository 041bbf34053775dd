import XCTest

@testable import Corners

final class SizesViewModelTests: XCTestCase {
    /// `viewDidLoad -> with rowHeight -> height`
    func testViewDidLoadToHeight() throws {
        throw XCTSkip("not written yet")
    }

    /// `row -> with rowHeight -> map { Double($0) * $1 } -> offset`
    func testRowToOffset() throws {
        throw XCTSkip("not written yet")
    }

    /// `row -> with margin, zoom, rowHeight -> map { Double($0) * $2 * $3 + $1 } -> zoomed`
    func testRowToZoomed() throws {
        throw XCTSkip("not written yet")
    }

    /// `viewDidLoad -> with gap, rows -> map { $0 * Double($1) } -> spacing`
    func testViewDidLoadToSpacing() throws {
        throw XCTSkip("not written yet")
    }

    /// `row -> rows`
    func testRowToRows() throws {
        throw XCTSkip("not written yet")
    }
}
