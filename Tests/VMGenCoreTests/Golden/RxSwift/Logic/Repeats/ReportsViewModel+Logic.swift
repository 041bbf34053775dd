extension ReportsViewModel {
    func newest(force: Bool) async throws -> String { force ? "newest" : await stored() }

    func stored() async -> String { "stored" }
}
