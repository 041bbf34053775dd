import RxCocoa
import RxSwift

@testable import GoldenRxSwift

/// What the rooms' view sends, and the bag that it hands in.
final class RoomsScreen {
    let load = PublishSubject<Void>()
    let select = PublishSubject<Int>()
    let edit = PublishSubject<Room>()
    let text = PublishSubject<String>()
    let remove = PublishSubject<Int>()
    private var bag = DisposeBag()

    /// Wires it to `viewModel`.
    func connect(to viewModel: RoomsViewModel) -> RoomsViewModel.Output {
        let input = RoomsViewModel.Input(
            load: load.asObservable(),
            select: select.asDriver(onErrorDriveWith: .empty()),
            edit: edit.asSignal(onErrorSignalWith: .empty()),
            text: ControlProperty(values: text, valueSink: AnyObserver { _ in }),
            remove: remove.asDriver(onErrorDriveWith: .empty())
        )
        return viewModel.transform(from: input, disposeBag: bag)
    }

    /// Ends what it has wired.
    func leave() { bag = DisposeBag() }
}
