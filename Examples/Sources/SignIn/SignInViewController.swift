#if canImport(UIKit)
    import RxCocoa
    import RxSwift
    import UIKit

    /// The screen: two fields, a button that both of them enable, and a label for what went wrong.
    final class SignInViewController: UIViewController {
        private let viewModel: SignInViewModel
        private let showMain: () -> Void
        private let disposeBag = DisposeBag()

        private let idField = UITextField()
        private let passwordField = UITextField()
        private let errorLabel = UILabel()
        private let signInButton = UIButton(type: .system)

        /// Makes a screen that calls `showMain` once it has let somebody in.
        init(viewModel: SignInViewModel = SignInViewModel(), showMain: @escaping () -> Void) {
            self.viewModel = viewModel
            self.showMain = showMain
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:showMain:)")
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            layOut()
            bindViewModel()
        }

        private func bindViewModel() {
            // Bind input
            idField.rx.text.orEmpty
                .bind(to: viewModel.input.id)
                .disposed(by: disposeBag)

            passwordField.rx.text.orEmpty
                .bind(to: viewModel.input.password)
                .disposed(by: disposeBag)

            signInButton.rx.tap
                .bind(to: viewModel.input.touchUpSignInButton)
                .disposed(by: disposeBag)

            // Bind output
            viewModel.output.enableSignInButton
                .asDriver()
                .drive(signInButton.rx.isEnabled)
                .disposed(by: disposeBag)

            viewModel.output.errorMessage
                .asSignal()
                .emit(onNext: { [weak self] message in self?.showError(message: message) })
                .disposed(by: disposeBag)

            viewModel.output.pushToMain
                .asSignal()
                .emit(onNext: { [weak self] in self?.showMain() })
                .disposed(by: disposeBag)
        }

        private func showError(message: String) {
            errorLabel.isHidden = false
            errorLabel.text = message
        }

        private func layOut() {
            view.backgroundColor = .systemBackground
            passwordField.isSecureTextEntry = true
            errorLabel.isHidden = true
            signInButton.setTitle("로그인", for: .normal)
            let stack = UIStackView(arrangedSubviews: [idField, passwordField, errorLabel, signInButton])
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }
#endif
