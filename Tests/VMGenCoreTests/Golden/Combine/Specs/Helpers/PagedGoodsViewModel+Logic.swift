import CombineShim

extension PagedGoodsViewModel {
    func search(
        for text: AnyPublisher<String, Never>,
        in goods: AnyPublisher<[String], Never>
    ) -> (found: AnyPublisher<[String], Never>, count: AnyPublisher<Int, Never>) {
        preconditionFailure("not written yet")
    }
}
