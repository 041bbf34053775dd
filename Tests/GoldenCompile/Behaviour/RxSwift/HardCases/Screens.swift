import Foundation
import RxCocoa
import RxSwift

@testable import GoldenRxSwift

/// How the feed is sorted; Foundation has a type of the same name.
typealias FeedOrder = GoldenRxSwift.PostOrder
/// Work that answers with nothing, as the feed's use case declares it.
typealias Completing = Completable
/// Work that answers once, as the weather's service declares it.
typealias Once<Value> = Single<Value>

/// Work that completes, or fails with `error`, at once.
func completing(_ error: Error?) -> Completing { error.map { .error($0) } ?? .empty() }

/// Work that answers with `result` at once.
func once<Value>(_ result: Result<Value, Error>) -> Once<Value> {
    .create { observer in
        observer(result)
        return Disposables.create()
    }
}

extension SettingsViewModel {
    /// Wires it to a view that sends `toggle` and `logout`, until `bag` is emptied.
    func connect(toggle: Source<Bool>, logout: Source<Void>, bag: Bag) -> Output {
        let input = Input(
            toggle: toggle.asSignal(onErrorSignalWith: .empty()),
            logout: logout.asSignal(onErrorSignalWith: .empty())
        )
        return transform(input: input, disposeBag: bag.content)
    }
}

extension PickerViewModel {
    /// Wires it to a view that sends `select` and `query`, until `bag` is emptied.
    func connect(select: Source<Int>, query: Source<String?>, height: CGFloat, bag: Bag) -> Output {
        let input = FromView(
            select: ControlEvent(events: select),
            query: ControlProperty(values: query, valueSink: AnyObserver { _ in }),
            qrHeight: height
        )
        return transform(from: input, bag: bag.content)
    }
}

/// A bag of the view's.
final class Bag {
    var content = DisposeBag()

    /// Ends what is in it.
    func empty() { content = DisposeBag() }
}
