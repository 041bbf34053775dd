import RxSwift

class BagScreen {
    let disposeBag = DisposeBag()

    init() {}
}

protocol BagKeeping: AnyObject {
    var disposeBag: DisposeBag { get set }
}
