extension PagingViewModel {
    /// Runs for every `willDisplayRow`; others are ignored while it runs.
    /// Its failure goes to `error`.
    func loadNext(state: State) async throws -> [Item] {
        preconditionFailure("not written yet")
    }

    /// Runs with what `loadNext` returns for every `willDisplayRow`.
    func append(_ items: [Item], state: State) {
        preconditionFailure("not written yet")
    }
}
