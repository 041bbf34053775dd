import CombineShim

/// What the gatehouse's view sets and sends.
final class GatehouseInput: ObservableObject {
    @Published var name = ""
    @Published var code = "0"
    let open: AnyPublisher<Void, Never>
    let close: AnyPublisher<Void, Never>

    init(open: AnyPublisher<Void, Never>, close: AnyPublisher<Void, Never>) {
        self.open = open
        self.close = close
    }
}

/// What ends with the gatehouse's view.
final class GatehouseBag {
    fileprivate var cancellables: Set<AnyCancellable> = []
}

extension AnyCancellable {
    func store(in bag: GatehouseBag) {
        bag.cancellables.insert(self)
    }
}
