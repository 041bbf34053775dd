import Foundation
import RxCocoa
import RxSwift

/// An input in two parts, which screens of an app inherit.
class PartedScreen<FromView, Output> {
    /// What a screen is sent.
    struct Input {
        let fromView: FromView
        let fromController: FromController
        let height: CGFloat
    }

    /// What every controller sends.
    struct FromController {
        let viewWillAppear: Observable<Void>
        let digits: Int
    }

    init() {}

    /// Turns what a view sends into what it shows.
    func transform(_ input: Input) -> Output {
        fatalError("a screen overrides it")
    }
}

struct PincodeFromView {
    let pincode: Observable<String>
    let forgot: Observable<Void>
}

struct PincodeOutput {
    let isComplete: Signal<Bool>
    let dots: Driver<Int>
    let boxHeight: CGFloat
}
