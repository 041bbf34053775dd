@testable import ItemList

/// The failure that the tests give.
struct ServiceFailure: Error {}

extension ItemServiceStub {
    /// A service that answers when the test says so.
    static var waiting: ItemServiceStub {
        let service = ItemServiceStub()
        service.onFetchItems.waits()
        service.onPurchase.waits()
        service.onLike.waits()
        return service
    }

    /// The pages that were asked for, in order: `newest 1`.
    var fetched: [String] { onFetchItems.arguments.map { "\($0.filter.rawValue) \($0.page)" } }
}

extension ItemPage {
    /// A page of `count` items called `name`, which another one follows unless it is the last.
    static func page(_ number: Int, of name: String = "newest", count: Int = size, isLast: Bool = false) -> ItemPage {
        let first = (number - 1) * size + 1
        let items = (first..<first + count).map { Item(name: name, age: 30, value: $0) }
        return ItemPage(number: number, items: items, next: isLast ? nil : number + 1)
    }
}
