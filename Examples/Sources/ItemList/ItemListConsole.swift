import RxCocoa
import RxRelay
import RxSwift

/// The list in a terminal: what `ItemListViewController` is where there is UIKit.
@MainActor
public final class ItemListConsole {
    private let service = LocalItemService()
    private let viewModel: ItemListViewModel
    private let input = ItemListViewModel.Input(
        filterTap: PublishRelay<Filter>(),
        willDisplayRow: PublishRelay<Int>(),
        purchaseTap: PublishRelay<Void>(),
        likeTap: PublishRelay<Void>()
    )
    private let disposeBag = DisposeBag()
    private var rows = 0

    /// Makes a list whose items are made here.
    public init() {
        viewModel = ItemListViewModel(service: service)
    }

    /// Says what there is to type, and fetches the first page.
    public func start() {
        print("\"newest\", \"oldest\" and \"popular\" sort, \"more\" scrolls down, \"buy\" and \"like\" do as told,")
        print("\"offline\" and \"online\" pull and plug the network, \"quit\" leaves.")
        bindOutput()
    }

    /// Does what `line` says. Returns false where that ends the program.
    public func accepts(_ line: String) -> Bool {
        if let filter = Filter(rawValue: line) {
            input.filterTap.accept(filter)
            return true
        }
        switch line {
        case "quit": return false
        case "more": input.willDisplayRow.accept(rows - 1)
        case "buy": input.purchaseTap.accept(())
        case "like": input.likeTap.accept(())
        case "offline": service.isReachable = false
        case "online": service.isReachable = true
        default: print("\"\(line)\" is nothing to do here")
        }
        return true
    }

    private func bindOutput() {
        let output = viewModel.transform(input: input)

        output.items
            .drive(onNext: { [weak self] items in self?.show(items) })
            .disposed(by: disposeBag)

        output.like
            .drive(onNext: { isLiked in print(isLiked ? "❤️" : "💔") })
            .disposed(by: disposeBag)

        output.purchase
            .emit(onNext: { print("Bought") })
            .disposed(by: disposeBag)

        output.error
            .emit(onNext: { error in print("Error: \(error)") })
            .disposed(by: disposeBag)
    }

    private func show(_ items: [Item]) {
        rows = items.count
        guard let last = items.last else { return print("An empty list") }
        print("\(items.count) items, the last one: \(last.name) \(last.value), \(last.age) years")
    }
}
