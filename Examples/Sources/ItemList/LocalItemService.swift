import Foundation
import RxSwift

/// Makes its answers here: off the main thread, after a while, and delivered on the main thread, as a network does.
final class LocalItemService: ItemService {
    /// What every request fails with while the service cannot be reached.
    struct Unreachable: Error {}

    private let pages: Int
    private let delay: RxTimeInterval
    private let scheduler: SchedulerType
    private let lock = NSLock()
    private var canBeReached = true
    private var isLiked = false

    /// Makes a service with a list of so many `pages` that answers on `scheduler`, after `delay`.
    init(
        pages: Int = 5,
        delay: RxTimeInterval = .milliseconds(200),
        scheduler: SchedulerType = ConcurrentDispatchQueueScheduler(qos: .default)
    ) {
        self.pages = pages
        self.delay = delay
        self.scheduler = scheduler
    }

    /// Whether requests are answered; where not, they fail with ``Unreachable``.
    var isReachable: Bool {
        get { lock.withLock { canBeReached } }
        set { lock.withLock { canBeReached = newValue } }
    }

    func fetchItems(page: Int, filter: Filter) -> Single<ItemPage> {
        answer { [pages] in
            let first = (page - 1) * ItemPage.size + 1
            let items = (first..<first + ItemPage.size).map { value in
                Item(name: filter.rawValue, age: Int.random(in: 20...49), value: value)
            }
            return ItemPage(number: page, items: items, next: page < pages ? page + 1 : nil)
        }
    }

    func purchase() -> Single<Void> {
        answer {}
    }

    func like() -> Single<Bool> {
        answer { [self] in
            lock.withLock {
                isLiked.toggle()
                return isLiked
            }
        }
    }

    private func answer<Value>(_ make: @escaping () -> Value) -> Single<Value> {
        Single<Int>.timer(delay, scheduler: scheduler)
            .map { [self] _ in
                guard isReachable else { throw Unreachable() }
                return make()
            }
            .observe(on: ConcurrentMainScheduler.instance)
    }
}
