import RxCocoa
import RxRelay
import RxSwift

@testable import ItemList

/// What a view controller does, without a view: it wires the view model, sends input and sees every output.
final class ItemListScreen {
    /// The view model that it drives.
    let viewModel: ItemListViewModel
    /// Where taps go.
    let input = ItemListViewModel.Input(
        filterTap: PublishRelay<Filter>(),
        willDisplayRow: PublishRelay<Int>(),
        purchaseTap: PublishRelay<Void>(),
        likeTap: PublishRelay<Void>()
    )

    /// The last value of `items`.
    private(set) var items: [Item] = []
    /// How many there were each time a fetch was said to be finished.
    private(set) var countsAtFinish: [Int] = []
    /// What the other outputs have emitted so far, first values included.
    private(set) var purchases = 0
    private(set) var likes: [Bool] = []
    private(set) var errors: [Error] = []

    private let bag = DisposeBag()

    /// Wires `viewModel` to a new input and subscribes to all that comes out.
    init(_ viewModel: ItemListViewModel) {
        self.viewModel = viewModel
        let output = viewModel.transform(input: input)
        output.items.drive(onNext: { [weak self] in self?.items = $0 }).disposed(by: bag)
        output.itemFetchFinished
            .emit(onNext: { [weak self] in
                guard let self else { return }
                countsAtFinish.append(items.count)
            })
            .disposed(by: bag)
        output.purchase.emit(onNext: { [weak self] in self?.purchases += 1 }).disposed(by: bag)
        output.like.drive(onNext: { [weak self] in self?.likes.append($0) }).disposed(by: bag)
        output.error.emit(onNext: { [weak self] in self?.errors.append($0) }).disposed(by: bag)
    }

    /// The values of the items shown.
    var values: [Int] { items.map(\.value) }

    /// Somebody taps `filter`.
    func tap(_ filter: Filter) { input.filterTap.accept(filter) }

    /// Somebody scrolls until the last row shows.
    func scrollDown() { input.willDisplayRow.accept(items.count - 1) }

    /// Somebody taps the button to buy.
    func buy() { input.purchaseTap.accept(()) }

    /// Somebody taps the heart.
    func like() { input.likeTap.accept(()) }
}
