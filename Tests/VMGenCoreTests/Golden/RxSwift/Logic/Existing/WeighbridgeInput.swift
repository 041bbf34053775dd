import RxRelay
import RxSwift

/// What the weighbridge's view sends.
struct WeighbridgeInput {
    let coin = PublishRelay<Int>()
    let cancel: Observable<Void>
    let price: Int
}
