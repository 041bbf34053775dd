import RxCocoa
import RxSwift

/// The screen in a terminal: what `SignInViewController` is where there is UIKit.
public final class SignInConsole {
    private let viewModel = SignInViewModel()
    private let show: (String) -> Void
    private let disposeBag = DisposeBag()
    private var isSignedIn = false

    /// Makes a screen that hands each line it has to say to `show`.
    public init(show: @escaping (String) -> Void = { print($0) }) {
        self.show = show
    }

    /// Says what there is to type, and shows the empty screen.
    public func start() {
        show("\"id NAME\" and \"password TEXT\" fill the fields in, \"sign in\" taps the button, \"quit\" leaves.")
        bindViewModel()
        viewModel.input.id.onNext("")
        viewModel.input.password.onNext("")
    }

    /// Does what `line` says. Returns false where that ends the program.
    public func accepts(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch (words.first, words.dropFirst().first) {
        case ("quit", nil): return false
        case ("id", let id): viewModel.input.id.onNext(id ?? "")
        case ("password", let password): viewModel.input.password.onNext(password ?? "")
        case ("sign", "in"): tap()
        default: show("\"\(line)\" is nothing to do here")
        }
        return !isSignedIn
    }

    private func tap() {
        guard viewModel.output.enableSignInButton.value else { return show("The button is disabled") }
        viewModel.input.touchUpSignInButton.onNext(())
    }

    private func bindViewModel() {
        viewModel.output.enableSignInButton
            .asDriver()
            .distinctUntilChanged()
            .drive(onNext: { [show] isEnabled in show("[Sign in] \(isEnabled ? "enabled" : "disabled")") })
            .disposed(by: disposeBag)

        viewModel.output.errorMessage
            .asSignal()
            .emit(onNext: { [show] message in show("Error: \(message)") })
            .disposed(by: disposeBag)

        viewModel.output.pushToMain
            .asSignal()
            .emit(onNext: { [weak self] in self?.pushToMain() })
            .disposed(by: disposeBag)
    }

    private func pushToMain() {
        isSignedIn = true
        show("The main screen")
    }
}
