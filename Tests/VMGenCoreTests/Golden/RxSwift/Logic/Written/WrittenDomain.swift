import RxSwift

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
    let disposeBag = DisposeBag()

    init() {}
}

protocol BoundFeedDelegate: AnyObject {}
