import XCTest

@testable import Catalog

@MainActor
final class ItemsViewModelTests: XCTestCase {
    /// `load -> latest fetchTitles -> titles`, by the harness that the plugin makes.
    func testLoad() async throws {
        let items = ItemsViewModelHarness()
        items.urlSession.answer(with: .json(#"["tea"]"#))
        items.load()
        let titles = try await items.titles.values(2)
        XCTAssertEqual(titles, [[], ["tea"]])
    }
}
