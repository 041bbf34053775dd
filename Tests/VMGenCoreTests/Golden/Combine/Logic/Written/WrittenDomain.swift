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

/// Where somebody may go.
package struct ToldPlace: Equatable, Sendable {
    let number: Int
}

class BoundBaseModel {
    var cancellables = Set<AnyCancellable>()

    init() {}
}

protocol BoundFeedDelegate: AnyObject {}
