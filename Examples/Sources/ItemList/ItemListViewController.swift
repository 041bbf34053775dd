#if canImport(UIKit)
    import RxCocoa
    import RxRelay
    import RxSwift
    import UIKit

    /// The screen: a button for each filter, the list, and the buttons to buy and to like.
    final class ItemListViewController: UIViewController {
        private let viewModel: ItemListViewModel
        private let disposeBag = DisposeBag()

        private let filterButtons: [(filter: Filter, button: UIButton)] = Filter.allCases.map { filter in
            let button = UIButton(type: .system)
            button.setTitle(filter.rawValue, for: .normal)
            return (filter, button)
        }
        private let tableView = UITableView()
        private let purchaseButton = UIButton(type: .system)
        private let likeButton = UIButton(type: .system)

        init(viewModel: ItemListViewModel = ItemListViewModel(service: LocalItemService())) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:)")
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            layOut()
            bindOutput(viewModel.transform(input: bindUserInteractions()))
        }

        private func bindUserInteractions() -> ItemListViewModel.Input {
            let input = ItemListViewModel.Input(
                filterTap: PublishRelay<Filter>(),
                willDisplayRow: PublishRelay<Int>(),
                purchaseTap: PublishRelay<Void>(),
                likeTap: PublishRelay<Void>()
            )

            filterButtons.forEach { filter, button in
                button.rx.tap
                    .map { filter }
                    .bind(to: input.filterTap)
                    .disposed(by: disposeBag)
            }

            tableView.rx.willDisplayCell
                .map { $0.indexPath.row }
                .bind(to: input.willDisplayRow)
                .disposed(by: disposeBag)

            purchaseButton.rx.tap
                .bind(to: input.purchaseTap)
                .disposed(by: disposeBag)

            likeButton.rx.tap
                .bind(to: input.likeTap)
                .disposed(by: disposeBag)

            return input
        }

        private func bindOutput(_ output: ItemListViewModel.Output) {
            output.items
                .drive(tableView.rx.items(cellIdentifier: "Item", cellType: UITableViewCell.self)) { _, item, cell in
                    cell.textLabel?.text = "\(item.name) \(item.value), \(item.age)"
                }
                .disposed(by: disposeBag)

            output.like
                .map { $0 ? "❤️" : "💔" }
                .drive(likeButton.rx.title())
                .disposed(by: disposeBag)

            output.like
                .skip(1)
                .drive(onNext: { [weak self] _ in self?.showAlert("좋아요", "성공") })
                .disposed(by: disposeBag)

            output.purchase
                .emit(onNext: { [weak self] in self?.showAlert("구매하기", "성공") })
                .disposed(by: disposeBag)

            output.error
                .emit(onNext: { [weak self] error in self?.showAlert("오류", error.localizedDescription) })
                .disposed(by: disposeBag)
        }

        private func showAlert(_ title: String, _ message: String) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "확인", style: .cancel))
            present(alert, animated: true)
        }

        private func layOut() {
            view.backgroundColor = .systemBackground
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
            purchaseButton.setTitle("구매", for: .normal)
            let filters = UIStackView(arrangedSubviews: filterButtons.map(\.button))
            let actions = UIStackView(arrangedSubviews: [purchaseButton, likeButton])
            filters.distribution = .fillEqually
            actions.distribution = .fillEqually
            let stack = UIStackView(arrangedSubviews: [filters, tableView, actions])
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }
#endif
