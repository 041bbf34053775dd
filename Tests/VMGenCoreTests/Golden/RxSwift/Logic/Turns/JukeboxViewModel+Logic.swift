import Foundation

extension JukeboxViewModel {
    func remember(_ number: Int) {
        last = number
    }

    func count(_ text: String) { searches += 1 }

    func describe(_ text: String) -> String { "\(text) \(searches)" }
}
