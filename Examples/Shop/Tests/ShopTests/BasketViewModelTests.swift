import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import Shop

@MainActor
final class BasketViewModelTests: XCTestCase {
    private let bag = DisposeBag()

    /// `add -> set items = items + [$0]`
    func testAdd() async {
        let add = PublishRelay<String>()
        let viewModel = BasketViewModel()
        let output = viewModel.transform(input: .init(add: add.asObservable(), clear: .never()))
        var seen: [[String]] = []
        output.items.drive(onNext: { seen.append($0) }).disposed(by: bag)
        add.accept("tea")
        XCTAssertEqual(seen, [[], ["tea"]])
    }
}
