#if canImport(UIKit)
    import RxCocoa
    import RxSwift
    import UIKit

    /// The board: three lists side by side.
    final class ProjectListViewController: UIViewController {
        private let viewModel: ProjectListViewModel
        private let disposeBag = DisposeBag()
        private let todoTableView = UITableView()
        private let doingTableView = UITableView()
        private let doneTableView = UITableView()
        private let addButton = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)

        init(viewModel: ProjectListViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:)")
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Project Manager"
            navigationItem.rightBarButtonItem = addButton
            layOut()
            configureBind()
        }

        private func configureBind() {
            let input = ProjectListViewModel.Input()
            let output = viewModel.transform(input: input)

            bind(output.todoProjects, to: todoTableView, title: ProjectState.todo.title)
            bind(output.doingProjects, to: doingTableView, title: ProjectState.doing.title)
            bind(output.doneProjects, to: doneTableView, title: ProjectState.done.title)

            output.error
                .emit(onNext: { [weak self] error in
                    self?.show(error)
                })
                .disposed(by: disposeBag)

            addButton.rx.tap
                .subscribe(onNext: { [weak self] in
                    guard let self else { return }
                    self.presentForm(
                        AddProjectDetailViewController(viewModel: self.viewModel.createAddDetailViewModel())
                    )
                })
                .disposed(by: disposeBag)
        }

        private func bind(_ projects: Driver<[Project]>, to tableView: UITableView, title: String) {
            projects
                .do(onNext: { [weak tableView] projects in
                    (tableView?.tableHeaderView as? UILabel)?.text = "\(title) \(projects.count)"
                })
                .drive(
                    tableView.rx.items(
                        cellIdentifier: String(describing: ProjectListTableViewCell.self),
                        cellType: ProjectListTableViewCell.self
                    )
                ) { _, project, cell in
                    let yesterday = Calendar.current.date(byAdding: .day, value: -1, to: Date()) ?? Date()
                    cell.populate(with: project, yesterday: yesterday)
                }
                .disposed(by: disposeBag)

            tableView.rx.modelSelected(Project.self)
                .subscribe(onNext: { [weak self] project in
                    guard let self else { return }
                    let viewModel = self.viewModel.createEditDetailViewModel(with: project)
                    self.presentForm(EditProjectDetailViewController(viewModel: viewModel))
                })
                .disposed(by: disposeBag)
        }

        private func presentForm(_ form: UIViewController) {
            let destination = UINavigationController(rootViewController: form)
            destination.modalPresentationStyle = .formSheet
            present(destination, animated: true)
        }

        private func layOut() {
            view.backgroundColor = .systemBackground
            let tableViews = [todoTableView, doingTableView, doneTableView]
            for tableView in tableViews {
                tableView.register(
                    ProjectListTableViewCell.self,
                    forCellReuseIdentifier: String(describing: ProjectListTableViewCell.self)
                )
                tableView.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            }
            let stack = UIStackView(arrangedSubviews: tableViews)
            stack.distribution = .fillEqually
            stack.spacing = 8
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
