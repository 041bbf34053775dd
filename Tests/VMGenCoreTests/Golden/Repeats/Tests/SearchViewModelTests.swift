import XCTest

@testable import Repeats

final class SearchViewModelTests: XCTestCase {
    /// `load -> map { true } -> busy`
    func testLoad() throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> map { false } -> busy`
    func testLoad2() throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> latest useCase.count() -> hits`
    func testLoad3() throws {
        throw XCTSkip("not written yet")
    }

    /// `load -> latest useCase.recount() -> hits`
    func testLoad4() throws {
        throw XCTSkip("not written yet")
    }

    /// `text, scope -> combine -> first try await useCase.search($0, in: $1) -> map { "\($0) hits" } -> note`
    func testTextOrScope() throws {
        throw XCTSkip("not written yet")
    }
}
