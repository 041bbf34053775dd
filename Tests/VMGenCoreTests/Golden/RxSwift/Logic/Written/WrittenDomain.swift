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

class BoundBaseModel {
    let disposeBag = DisposeBag()

    init() {}
}

protocol BoundFeedDelegate: AnyObject {}
