import RxCocoa
import RxRelay
import RxSwift

@testable import SignIn

/// What a view controller does, without a view: it fills in the fields, taps the button and sees every output.
final class SignInScreen {
    /// The view model that it drives.
    let viewModel: SignInViewModel

    /// What `enableSignInButton` has emitted so far, its first value included; the same for the outputs below.
    private(set) var isEnabled: [Bool] = []
    private(set) var messages: [String] = []
    private(set) var pushes = 0

    private let bag = DisposeBag()

    /// Subscribes to all that comes out of `viewModel`.
    init(_ viewModel: SignInViewModel = SignInViewModel()) {
        self.viewModel = viewModel
        let output = viewModel.output
        output.enableSignInButton.subscribe(onNext: { [weak self] in self?.isEnabled.append($0) }).disposed(by: bag)
        output.errorMessage.subscribe(onNext: { [weak self] in self?.messages.append($0) }).disposed(by: bag)
        output.pushToMain.subscribe(onNext: { [weak self] in self?.pushes += 1 }).disposed(by: bag)
    }

    /// Somebody types `id`.
    func type(id: String) { viewModel.input.id.onNext(id) }

    /// Somebody types `password`.
    func type(password: String) { viewModel.input.password.onNext(password) }

    /// Somebody taps the button.
    func tap() { viewModel.input.touchUpSignInButton.onNext(()) }
}
