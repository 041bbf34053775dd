import RxCocoa
import RxSwift

extension PagedGoodsViewModel {
    func search(
        for text: Driver<String>,
        in goods: Observable<[String]>
    ) -> (found: Driver<[String]>, count: Driver<Int>) {
        preconditionFailure("not written yet")
    }
}
