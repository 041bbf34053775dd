import RxSwift

@testable import ItemList

/// Stands in for the service: keeps what was asked, and answers when the test says so.
final class ItemServiceStub: ItemService {
    /// One request, and what becomes of it.
    final class Call<Value> {
        /// Whether nobody waits for the answer any more.
        private(set) var isCancelled = false
        private let subject = PublishSubject<Value>()
        private var isEnded = false

        /// Answers with `value`; what was cancelled is answered too, as of a server that could not be told.
        func succeed(_ value: Value) {
            isEnded = true
            subject.onNext(value)
            subject.onCompleted()
        }

        /// Fails with `error`.
        func fail(_ error: Error = Failure()) {
            isEnded = true
            subject.onError(error)
        }

        fileprivate var single: Single<Value> {
            subject.asObservable()
                .do(onDispose: { [weak self] in
                    guard let self else { return }
                    isCancelled = !isEnded
                })
                .asSingle()
        }
    }

    /// The failure that ``Call/fail(_:)`` gives by default.
    struct Failure: Error {}

    /// The pages that were asked for, in order: `newest 1`.
    private(set) var fetched: [String] = []
    /// The requests so far, in order.
    private(set) var fetches: [Call<ItemPage>] = []
    private(set) var purchases: [Call<Void>] = []
    private(set) var likes: [Call<Bool>] = []

    func fetchItems(page: Int, filter: Filter) -> Single<ItemPage> {
        let call = Call<ItemPage>()
        fetched.append("\(filter.rawValue) \(page)")
        fetches.append(call)
        return call.single
    }

    func purchase() -> Single<Void> {
        let call = Call<Void>()
        purchases.append(call)
        return call.single
    }

    func like() -> Single<Bool> {
        let call = Call<Bool>()
        likes.append(call)
        return call.single
    }
}

extension ItemPage {
    /// A page of `count` items called `name`, which another one follows unless it is the last.
    static func page(_ number: Int, of name: String = "newest", count: Int = size, isLast: Bool = false) -> ItemPage {
        let first = (number - 1) * size + 1
        let items = (first..<first + count).map { Item(name: name, age: 30, value: $0) }
        return ItemPage(number: number, items: items, next: isLast ? nil : number + 1)
    }
}
