import RxSwift

@testable import ItemList

/// A service that answers when the test says so.
final class ItemServiceStub: ItemService {
    let onFetchItems = HeldMethod<(page: Int, filter: Filter), ItemPage>()
    let onPurchase = HeldMethod<Void, Void>()
    let onLike = HeldMethod<Void, Bool>()

    /// The pages that were asked for, in order: `newest 1`.
    var fetched: [String] { onFetchItems.calls.map { "\($0.arguments.filter.rawValue) \($0.arguments.page)" } }

    func fetchItems(page: Int, filter: Filter) -> Single<ItemPage> { onFetchItems.single((page: page, filter: filter)) }

    func purchase() -> Single<Void> { onPurchase.single(()) }

    func like() -> Single<Bool> { onLike.single(()) }
}
