extension BookSearchViewModel {
    /// What was found before is not asked for again.
    func search(_ text: String, state: State) async throws -> [Book] {
        if let books = state.found[text] { return books }
        let books = try await library.books(matching: text)
        state.found[text] = books
        return books
    }

    /// Keeps the book in that row, or lets it go.
    func toggleFavourite(row: Int, state: State) {
        guard state.books.indices.contains(row) else { return }
        let book = state.books[row]
        if state.favourites.contains(book) {
            state.favourites.removeAll { $0 == book }
        } else {
            state.favourites.append(book)
        }
    }
}
