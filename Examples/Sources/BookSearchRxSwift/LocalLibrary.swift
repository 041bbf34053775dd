import Foundation

/// A library in this process, whose network can be unplugged.
@MainActor
final class LocalLibrary: Library {
    /// Whether it answers.
    var isReachable = true

    private let books = [
        "Around the World in Eighty Days", "Dracula", "Emma", "Frankenstein", "Middlemarch", "Moby-Dick",
        "The Time Machine", "The War of the Worlds", "Treasure Island", "Wuthering Heights",
    ]
    .map(Book.init)

    /// The books whose title holds `text`, after a moment.
    func books(matching text: String) async throws -> [Book] {
        try await Task.sleep(nanoseconds: 100_000_000)
        guard isReachable else { throw URLError(.notConnectedToInternet) }
        return books.filter { $0.title.localizedCaseInsensitiveContains(text) }
    }
}
