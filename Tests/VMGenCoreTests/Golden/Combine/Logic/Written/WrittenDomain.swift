import CombineShim

enum ShapeMode: Hashable, Sendable {
    case news, search
}

class AskedBase {
    init() {}
}

struct MoveOwner: Sendable {
    func close() {}
}

class BoundBaseModel {
    var cancellables = Set<AnyCancellable>()

    init() {}
}

protocol BoundFeedDelegate: AnyObject {}
