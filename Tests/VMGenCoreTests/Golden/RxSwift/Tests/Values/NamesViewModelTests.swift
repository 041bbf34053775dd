import XCTest

@testable import GoldenRxSwift

@MainActor
final class NamesViewModelTests: XCTestCase {
    /// `names -> name`
    func testNamesToName() async throws {
        throw XCTSkip("not written yet")
    }

    /// `book.changes -> set changed = $0`
    func testBookChanges() async throws {
        throw XCTSkip("not written yet")
    }

    /// `book.all() -> list`
    func testBookAll() async throws {
        throw XCTSkip("not written yet")
    }

    /// `names -> latest book.find($0) -> found`
    func testNamesToFound() async throws {
        throw XCTSkip("not written yet")
    }

    /// `pick -> with book.all() -> map { $1[$0 % $1.count] } -> picked`
    func testPick() async throws {
        throw XCTSkip("not written yet")
    }
}
