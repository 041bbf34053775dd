import RxCocoa
import RxRelay
import RxSwift

/// What a team has for its lists: the pages so far, the last of them, and whether one is on its way.
func paginate(
    load: Observable<Void>,
    more: Observable<Void>,
    page fetch: @escaping (Int) -> Observable<[String]>
) -> (items: Observable<[String]>, page: Driver<Int>, isLoading: Observable<Bool>) {
    let isLoading = BehaviorRelay(value: false)
    let pages = Observable.merge(load.map { true }, more.map { false })
        .scan(0) { page, isFirst in isFirst ? 1 : page + 1 }
        .flatMapLatest { page in
            fetch(page)
                .do(onSubscribe: { isLoading.accept(true) }, onDispose: { isLoading.accept(false) })
                .map { (page, $0) }
        }
        .share()
    let items = pages.scan([String]()) { items, page in page.0 == 1 ? page.1 : items + page.1 }
    return (items, pages.map { $0.0 }.asDriver(onErrorDriveWith: .empty()), isLoading.skip(1).asObservable())
}

/// Greets everybody who comes.
func greet(_ names: Observable<String>, by greet: @escaping (String) -> String) -> Observable<String> {
    names.map(greet)
}
