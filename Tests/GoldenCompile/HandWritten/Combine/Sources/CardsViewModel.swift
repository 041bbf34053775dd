import CombineShim
import Foundation

/// Learns a deck of cards, one after the other.
@MainActor
final class CardsViewModel {
    enum Input {
        case open
        case next
        case turn
    }

    enum Output {
        case showTitle(String)
        case showFront(String)
        case showBack(String)
        case alert(message: String)
    }

    private let deck: Deck
    private let store: CardStore

    private(set) var cards: [Card] = []
    private(set) var index = 0

    private var cancellables: Set<AnyCancellable> = []

    init(deck: Deck, store: CardStore) {
        self.deck = deck
        self.store = store
    }

    func transform(input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never> {
        cancellables = []
        let output = PassthroughSubject<Output, Never>()
        let errors = PassthroughSubject<Error, Never>()
        let open = PassthroughSubject<Void, Never>()

        errors
            .sink { output.send(.alert(message: $0.localizedDescription)) }
            .store(in: &cancellables)

        open
            .map { [store, deck] in
                AnyPublisher.async { try await store.cards(of: deck.id) }
                    .sendFailures(to: errors)
            }
            .switchToLatest()
            .sink { [weak self] loaded in
                guard let self else { return }
                cards = loaded
                index = 0
                if let first = loaded.first { output.send(.showFront(first.front)) }
            }
            .store(in: &cancellables)

        input
            .sink { [weak self] event in
                guard let self else { return }
                switch event {
                case .open:
                    output.send(.showTitle(deck.title))
                    open.send()
                case .next:
                    if index + 1 < cards.count { index += 1 }
                    if index < cards.count { output.send(.showFront(cards[index].front)) }
                case .turn:
                    if index < cards.count { output.send(.showBack(cards[index].back)) }
                }
            }
            .store(in: &cancellables)

        return output.eraseToAnyPublisher()
    }
}
