import RxCocoa
import RxSwift

extension PagedGoodsViewModel {
    func search(for text: Driver<String>, in goods: Observable<[String]>) -> (
        found: Driver<[String]>,
        count: Driver<Int>
    ) {
        let found = text.withLatestFrom(goods.asDriver(onErrorJustReturn: [])) { text, goods in
            goods.filter { $0.contains(text) }
        }
        return (found, found.map(\.count))
    }
}
