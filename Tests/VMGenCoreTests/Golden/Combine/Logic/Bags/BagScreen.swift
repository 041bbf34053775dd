import CombineShim

class BagScreen {
    var flows: Set<AnyCancellable> = []

    init() {}
}

protocol BagKeeping: AnyObject {
    var cancellables: Set<AnyCancellable> { get set }
}
