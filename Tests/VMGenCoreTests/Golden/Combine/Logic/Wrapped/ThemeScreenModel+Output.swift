import CombineShim

extension ThemeScreenModel {
    /// What SwiftUI observes.
    final class Output: ObservableObject {
        @Published var isDark = false
        @Published var title = ""
        @Published var isLoading = false
        let choices = ["Dark", "Light"]
        @Published var size: Int?
        @Published var alert = ""
        let saved = PassthroughSubject<Void, Never>()
    }
}
