#if canImport(UIKit)
    import RxCocoa
    import RxRelay
    import RxSwift
    import UIKit

    /// The screen: three guesses, the stage, the records, and a button that starts over.
    final class FindNumberViewController: UIViewController {
        private let viewModel: FindNumberViewModel
        private let disposeBag = DisposeBag()

        private let stageLabel = UILabel()
        private let bestRecordLabel = UILabel()
        private let currentRecordLabel = UILabel()
        private let firstButton = UIButton(type: .system)
        private let secondButton = UIButton(type: .system)
        private let thirdButton = UIButton(type: .system)
        private let resetButton = UIButton(type: .system)

        init(viewModel: FindNumberViewModel = FindNumberViewModel()) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:)")
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            layOut()
            bindData()
        }

        private func bindData() {
            let input = FindNumberViewModel.Input(
                gameStart: PublishRelay<Void>(),
                checkNumber: PublishRelay<Int>(),
                resetStage: PublishRelay<Void>()
            )

            firstButton.rx.tap
                .map { 1 }
                .bind(to: input.checkNumber)
                .disposed(by: disposeBag)

            secondButton.rx.tap
                .map { 2 }
                .bind(to: input.checkNumber)
                .disposed(by: disposeBag)

            thirdButton.rx.tap
                .map { 3 }
                .bind(to: input.checkNumber)
                .disposed(by: disposeBag)

            resetButton.rx.tap
                .bind(to: input.resetStage)
                .disposed(by: disposeBag)

            let output = viewModel.transform(input: input)

            output.round
                .map { "스테이지: \($0)" }
                .drive(stageLabel.rx.text)
                .disposed(by: disposeBag)

            output.bestRecord
                .map { "최대: \($0)번 연속 성공!" }
                .drive(bestRecordLabel.rx.text)
                .disposed(by: disposeBag)

            output.currentRecord
                .map { "현재: \($0)번 연속 성공!" }
                .drive(currentRecordLabel.rx.text)
                .disposed(by: disposeBag)

            output.error
                .drive(onNext: { [weak self] error in
                    self?.showError(error.localizedDescription)
                })
                .disposed(by: disposeBag)

            // Here and not by `rx.viewDidLoad`: this runs inside `viewDidLoad`, too late to observe that it was called.
            input.gameStart.accept(())
        }

        private func showError(_ message: String) {
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }

        private func layOut() {
            view.backgroundColor = .systemBackground
            firstButton.setTitle("1", for: .normal)
            secondButton.setTitle("2", for: .normal)
            thirdButton.setTitle("3", for: .normal)
            resetButton.setTitle("Reset", for: .normal)
            let stack = UIStackView(arrangedSubviews: [
                stageLabel, bestRecordLabel, currentRecordLabel,
                firstButton, secondButton, thirdButton, resetButton,
            ])
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }
#endif
