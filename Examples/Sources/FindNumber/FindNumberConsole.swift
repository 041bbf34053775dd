import Foundation
import RxCocoa
import RxRelay
import RxSwift

/// The game in a terminal: what `FindNumberViewController` is where there is UIKit.
@MainActor
public final class FindNumberConsole {
    private let input = FindNumberViewModel.Input(
        gameStart: PublishRelay<Void>(),
        checkNumber: PublishRelay<Int>(),
        resetStage: PublishRelay<Void>()
    )
    private let viewModel: FindNumberViewModel
    private let disposeBag = DisposeBag()

    /// Makes a game. Where it `isOffline`, the numbers are drawn here instead of by the server.
    public init(isOffline: Bool) {
        viewModel = isOffline ? FindNumberViewModel(urlSession: OfflineSession()) : FindNumberViewModel()
    }

    /// Prints what there is to know, and starts the game.
    public func start() {
        print("Guess a number from 1 to 3. \"reset\" starts over, \"quit\" leaves.")
        bindData()
        input.gameStart.accept(())
    }

    /// Plays `line`, which the player typed. Returns false where that ends the game.
    public func accepts(_ line: String) -> Bool {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "quit": return false
        case "reset": input.resetStage.accept(())
        case let text:
            guard let number = Int(text) else {
                print("\"\(text)\" is no number")
                break
            }
            input.checkNumber.accept(number)
        }
        return true
    }

    private func bindData() {
        let output = viewModel.transform(input: input)

        output.round
            .drive(onNext: { print("Stage: \($0)") })
            .disposed(by: disposeBag)

        output.bestRecord
            .drive(onNext: { print("Best: \($0) in a row") })
            .disposed(by: disposeBag)

        output.currentRecord
            .drive(onNext: { print("Now: \($0) in a row") })
            .disposed(by: disposeBag)

        output.error
            .drive(onNext: { print("Error: \($0)") })
            .disposed(by: disposeBag)
    }
}
