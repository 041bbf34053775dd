import RxCocoa
import RxRelay
import RxSwift

/// Whether any of the work that it tracks is running.
final class ActivityIndicator {
    private let count = BehaviorRelay(value: 0)

    /// The same values, on the main thread.
    func asDriver() -> Driver<Bool> {
        count.asDriver()
            .map { $0 > 0 }
            .distinctUntilChanged()
    }

    fileprivate func change(by difference: Int) { count.accept(count.value + difference) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Counts as running from the subscription to the end.
    func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
        primitiveSequence.asObservable()
            .observe(on: MainScheduler.instance)
            .do(onSubscribe: { indicator.change(by: 1) }, onDispose: { indicator.change(by: -1) })
    }
}
