import RxRelay
import RxSwift

final class DoorCodeInput {
    let digit = PublishRelay<Int>()
    let clear = PublishSubject<Void>()
    let limit = BehaviorRelay<Int>(value: 4)
}
