import XCTest

@testable import Catalog

@MainActor
final class CatalogTests: XCTestCase {
    func testWhatIsToBuy() async throws {
        let catalog = ItemsViewModelHarness()
        catalog.urlSession.answer(with: .json(#"["tea"]"#))
        catalog.load()
        let titles = try await catalog.titles.values(2)
        XCTAssertEqual(titles, [[], ["tea"]])
    }
}
