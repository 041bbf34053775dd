import RxCocoa
import RxRelay
import RxSwift

@testable import ProjectManager

/// What the view controller of the edit form does, without a view: taps of the button toggle its edit mode, and what was
/// typed goes to the view model before it hears of the end.
final class EditScreen {
    let viewModel: EditProjectDetailViewModel
    /// What was typed last.
    var typed: (inout Project) -> Void = { _ in }
    /// Every value of `isUpdated`.
    private(set) var isUpdated: [Bool] = []
    /// The errors that were shown.
    private(set) var errors: [Error] = []
    private let tap = PublishRelay<Void>()
    private let bag = DisposeBag()

    /// Wires `viewModel` as the document's view controller does.
    init(_ viewModel: EditProjectDetailViewModel) {
        self.viewModel = viewModel
        let didTapDoneButton =
            tap
            .scan(false) { isEditing, _ in !isEditing }
            .do(onNext: { [weak self] isEditing in
                guard !isEditing, let self else { return }
                self.typed(&self.viewModel.currentProject)
            })
        let output = viewModel.transform(input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton))
        output.isUpdated.drive(onNext: { [weak self] in self?.isUpdated.append($0) }).disposed(by: bag)
        output.error.emit(onNext: { [weak self] in self?.errors.append($0) }).disposed(by: bag)
    }

    /// The user taps Edit, types and taps Done.
    func edit(_ change: @escaping (inout Project) -> Void) {
        tapDoneButton()
        typed = change
        tapDoneButton()
    }

    /// The user taps the button that reads Edit, and Done while editing.
    func tapDoneButton() { tap.accept(()) }
}
