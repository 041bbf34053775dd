#if canImport(UIKit)
    import RxCocoa
    import RxSwift
    import UIKit

    /// The form of a project. Its button reads Edit, and Done while there is something to write.
    final class EditProjectDetailViewController: UIViewController {
        private let viewModel: EditProjectDetailViewModel
        private let disposeBag = DisposeBag()
        private let projectDetailView = ProjectDetailView()
        private let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)

        init(viewModel: EditProjectDetailViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:)")
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            view = projectDetailView
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = viewModel.currentProject.state.title
            navigationItem.rightBarButtonItem = editButtonItem
            navigationItem.leftBarButtonItem = cancelButton
            projectDetailView.populate(with: viewModel.currentProject)
            projectDetailView.setEditingMode(to: false)
            configureBind()
        }

        private func configureBind() {
            let didTapDoneButton = editButtonItem.rx.tap
                .do(onNext: { [weak self] in self?.toggleEditMode() })
                .scan(false) { lastState, _ in
                    !lastState
                }
                .asObservable()

            cancelButton.rx.tap
                .subscribe(onNext: { [weak self] in
                    self?.dismiss(animated: true)
                })
                .disposed(by: disposeBag)

            let input = EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton)
            let output = viewModel.transform(input: input)

            output.isUpdated
                .filter { $0 }
                .drive(onNext: { [weak self] _ in
                    self?.dismiss(animated: true)
                })
                .disposed(by: disposeBag)

            output.error
                .emit(onNext: { [weak self] error in
                    self?.show(error)
                })
                .disposed(by: disposeBag)
        }

        private func toggleEditMode() {
            isEditing.toggle()
            projectDetailView.setEditingMode(to: isEditing)
            if !isEditing { projectDetailView.read(into: &viewModel.currentProject) }
        }
    }
#endif
