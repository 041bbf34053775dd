struct Deck: Equatable, Sendable {
    var id: Int
    var title: String
}

struct Card: Equatable, Sendable {
    var front: String
    var back: String
}

protocol CardStore: Sendable {
    func cards(of deck: Int) async throws -> [Card]
}
