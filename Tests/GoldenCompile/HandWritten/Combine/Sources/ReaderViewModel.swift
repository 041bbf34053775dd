import CombineShim
import Foundation

/// The settings of a reader; the use case keeps them.
final class ReaderViewModel {
    struct Input {
        let viewDidLoad: AnyPublisher<Void, Never>
        let nightSwitched: AnyPublisher<Bool, Never>
        let signOutTap: AnyPublisher<Void, Never>
    }

    struct Output {
        let isNight: PassthroughSubject<Bool, Never>
        let fontSizeText: PassthroughSubject<String, Never>
        let signedOut: PassthroughSubject<Void, Never>
    }

    private let useCase: ReaderUseCase

    init(useCase: ReaderUseCase) {
        self.useCase = useCase
    }

    func transform(from input: Input, cancellables: inout Set<AnyCancellable>) -> Output {
        let isNight = PassthroughSubject<Bool, Never>()
        let fontSizeText = PassthroughSubject<String, Never>()
        let signedOut = PassthroughSubject<Void, Never>()

        input.viewDidLoad
            .sink { [useCase] in useCase.load() }
            .store(in: &cancellables)

        input.nightSwitched
            .sink { [useCase] isNight in useCase.setNight(isNight) }
            .store(in: &cancellables)

        input.signOutTap
            .sink { [useCase] in useCase.signOut() }
            .store(in: &cancellables)

        useCase.isNight
            .catch { _ in Empty() }
            .receive(on: DispatchQueue.main)
            .sink { isNight.send($0) }
            .store(in: &cancellables)

        useCase.fontSize
            .map { "\($0) pt" }
            .receive(on: DispatchQueue.main)
            .sink { fontSizeText.send($0) }
            .store(in: &cancellables)

        useCase.signedOut
            .receive(on: DispatchQueue.main)
            .sink { signedOut.send() }
            .store(in: &cancellables)

        return Output(isNight: isNight, fontSizeText: fontSizeText, signedOut: signedOut)
    }
}
