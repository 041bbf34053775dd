import CombineShim

extension PagedGoodsViewModel {
    func search(for text: AnyPublisher<String, Never>, in goods: AnyPublisher<[String], Never>) -> (
        found: AnyPublisher<[String], Never>,
        count: AnyPublisher<Int, Never>
    ) {
        let found = goods.map { goods in text.map { text in goods.filter { $0.contains(text) } } }
            .switchToLatest()
            .eraseToAnyPublisher()
        return (found, found.map(\.count).eraseToAnyPublisher())
    }
}
