import Foundation
import RxCocoa
import RxRelay
import RxSwift

@testable import FindNumber

/// What a view controller does, without a view: it wires the view model, sends input and sees every output.
final class FindNumberScreen {
    /// The view model that it drives.
    let viewModel: FindNumberViewModel
    /// Where taps go.
    let input = FindNumberViewModel.Input(
        gameStart: PublishRelay<Void>(),
        checkNumber: PublishRelay<Int>(),
        resetStage: PublishRelay<Void>()
    )

    /// What `target` has emitted so far, its first value included; the same for the outputs below.
    private(set) var targets: [Int] = []
    private(set) var rounds: [Int] = []
    private(set) var bestRecords: [Int] = []
    private(set) var currentRecords: [Int] = []
    private(set) var errors: [MyError] = []

    private let bag = DisposeBag()

    /// Wires `viewModel` to a new input and subscribes to all that comes out.
    init(_ viewModel: FindNumberViewModel) {
        self.viewModel = viewModel
        let output = viewModel.transform(input: input)
        output.target.subscribe(onNext: { [weak self] in self?.targets.append($0) }).disposed(by: bag)
        output.round.drive(onNext: { [weak self] in self?.rounds.append($0) }).disposed(by: bag)
        output.bestRecord.drive(onNext: { [weak self] in self?.bestRecords.append($0) }).disposed(by: bag)
        output.currentRecord.drive(onNext: { [weak self] in self?.currentRecords.append($0) }).disposed(by: bag)
        output.error.drive(onNext: { [weak self] in self?.errors.append($0) }).disposed(by: bag)
    }

    /// The view appears and the game starts.
    func start() { input.gameStart.accept(()) }

    /// The player guesses `number`.
    func guess(_ number: Int) { input.checkNumber.accept(number) }

    /// The player starts over.
    func reset() { input.resetStage.accept(()) }
}
