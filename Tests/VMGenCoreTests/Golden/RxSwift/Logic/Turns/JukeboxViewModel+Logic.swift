import Foundation

extension JukeboxViewModel {
    func remember(_ number: Int) {
        last = number
    }
}
