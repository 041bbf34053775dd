import CombineShim
import Foundation

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
        let viewWillAppear: AnyPublisher<Void, Never>
        let digits: Int
    }

    init() {}

    /// Turns what a view sends into what it shows.
    func transform(_ input: Input) -> Output {
        fatalError("a screen overrides it")
    }
}

struct PincodeFromView {
    let pincode: AnyPublisher<String, Never>
    let forgot: AnyPublisher<Void, Never>
}

struct PincodeOutput {
    let isComplete: AnyPublisher<Bool, Never>
    let dots: AnyPublisher<Int, Never>
    let boxHeight: CGFloat
}
