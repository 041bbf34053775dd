#if canImport(UIKit)
    import RxCocoa
    import RxSwift
    import UIKit

    /// The form for a new project.
    final class AddProjectDetailViewController: UIViewController {
        private let viewModel: AddProjectDetailViewModel
        private let disposeBag = DisposeBag()
        private let projectDetailView = ProjectDetailView()
        private let doneButton = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        private let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)

        init(viewModel: AddProjectDetailViewModel) {
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
            navigationItem.title = ProjectState.todo.title
            navigationItem.rightBarButtonItem = doneButton
            navigationItem.leftBarButtonItem = cancelButton
            configureBind()
        }

        private func configureBind() {
            cancelButton.rx.tap
                .subscribe(onNext: { [weak self] in
                    self?.dismiss(animated: true)
                })
                .disposed(by: disposeBag)

            let input = AddProjectDetailViewModel.Input(
                didTapDoneButton: doneButton.rx.tap.asObservable(),
                projectTitle: projectDetailView.titleField.rx.text.orEmpty.asObservable(),
                projectBody: projectDetailView.bodyView.rx.text.orEmpty.asObservable(),
                projectDate: projectDetailView.datePicker.rx.date.asObservable()
            )
            let output = viewModel.transform(input: input)

            output.isAdded
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
    }
#endif
