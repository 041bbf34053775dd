import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import Catalog
@testable import Shop

/// Two modules with a view model of the same name, and the stub of each.
@MainActor
final class ItemsViewModelTests: XCTestCase {
    private let bag = DisposeBag()

    /// `load -> latest fetchPrices -> prices`, in the shop.
    func testLoad() async {
        let session = ShopURLSessionStub()
        session.answer(with: .json("[3]"))
        let load = PublishRelay<Void>()
        let viewModel = Shop.ItemsViewModel(urlSession: session)
        let output = viewModel.transform(input: .init(load: load.asObservable()))
        var seen: [[Int]] = []
        output.prices.drive(onNext: { seen.append($0) }).disposed(by: bag)
        load.accept(())
        XCTAssertEqual(seen, [[], [3]])
    }

    /// `load -> latest fetchTitles -> titles`, in the catalog.
    func testLoadOfTheCatalog() async {
        let session = CatalogURLSessionStub()
        session.answer(with: .json(#"["tea"]"#))
        let load = PublishRelay<Void>()
        let viewModel = Catalog.ItemsViewModel(urlSession: session)
        let output = viewModel.transform(input: .init(load: load.asObservable()))
        var seen: [[String]] = []
        output.titles.drive(onNext: { seen.append($0) }).disposed(by: bag)
        load.accept(())
        XCTAssertEqual(seen, [[], ["tea"]])
    }
}
