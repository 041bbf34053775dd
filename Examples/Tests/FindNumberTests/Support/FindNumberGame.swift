import Foundation
import RxRelay

@testable import FindNumber

/// What the harness hides: a view model with an input of its own, over any session and any defaults.
final class FindNumberGame {
    let input = FindNumberViewModel.Input(
        gameStart: PublishRelay<Void>(),
        checkNumber: PublishRelay<Int>(),
        resetStage: PublishRelay<Void>()
    )
    let output: FindNumberViewModel.Output
    let viewModel: FindNumberViewModel

    // What it shows.
    let target = Recording<Int>("target", isState: true)
    let round = Recording<Int>("round", isState: true)
    let bestRecord = Recording<Int>("bestRecord", isState: true)

    /// A game of a view model of its own.
    convenience init(_ session: URLSessionProtocol, _ defaults: UserDefaults = UserDefaultsStub()) {
        self.init(FindNumberViewModel(urlSession: session, defaults: defaults))
    }

    /// Another game of `viewModel`.
    init(_ viewModel: FindNumberViewModel) {
        self.viewModel = viewModel
        output = viewModel.transform(input: input)
        target.record(output.target)
        round.record(output.round)
        bestRecord.record(output.bestRecord)
    }
}
