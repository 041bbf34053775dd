import CombineShim

extension CasementViewModel {
    /// What a view shows, and sets.
    final class Output: ObservableObject {
        @Published var name = ""
        @Published var word = ""
        @Published var canEnter = false
        @Published var isEntering = false
        @Published var isInside = false
    }

    func isLong(_ word: String) -> Bool { word.count > 20 }
}
