import XCTest

/// Two modules with a view model of the same name: the harness of each is called by its module's name too, and one stub
/// stands in for the session of both.
@MainActor
final class ItemsViewModelTests: XCTestCase {
    /// `load -> latest fetchPrices -> prices`, in the shop.
    func testLoad() async throws {
        let items = ShopItemsViewModelHarness()
        items.urlSession.returns(json: "[3]")
        items.load()
        let prices = try await items.prices.values(2)
        XCTAssertEqual(prices, [[], [3]])
    }

    /// `load -> latest fetchTitles -> titles`, in the catalog.
    func testLoadOfTheCatalog() async throws {
        let session = URLSessionStub()
        let items = CatalogItemsViewModelHarness(urlSession: session)
        session.returns(json: #"["tea"]"#)
        items.load()
        let titles = try await items.titles.values(2)
        XCTAssertEqual(titles, [[], ["tea"]])
    }
}
