import CombineShim

/// A superclass whose name does not say so, with a bag of its own.
class PictureRoom {
    let name = "Room"
    var cancellables: Set<AnyCancellable> = []

    required init() {}
}

class TitledRoom {
    let title: String
    var cancellables: Set<AnyCancellable> = []

    required init(title: String) {
        self.title = title
    }
}

struct PaperShelf: PictureShelf {
    let count: Int

    func picture(at index: Int) -> String { index < count ? "picture \(index)" : "wall" }
}

/// A hall, which may be made without a number, and asks everyone for being made with one.
class PictureHall {
    let number: Int

    init() { number = 0 }

    required init(number: Int) { self.number = number }
}
