import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import Catalog
@testable import Shop

@MainActor
final class ShopTests: XCTestCase {
    private let bag = DisposeBag()

    func testBasketOfTheShop() async {
        let add = PublishRelay<String>()
        let viewModel = BasketViewModel()
        let output = viewModel.transform(input: .init(add: add.asObservable(), clear: .never()))
        var seen: [[String]] = []
        output.items.drive(onNext: { seen.append($0) }).disposed(by: bag)
        add.accept("tea")
        XCTAssertEqual(seen, [[], ["tea"]])
    }

    func testItemsOfTheCatalog() async {
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

    func testItemsOfTheShop() async {
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
}
