extension SatchelViewModel {
    func save(_ count: Int) async throws {
        try await depot.keep(count, for: "nobody")
    }
}
