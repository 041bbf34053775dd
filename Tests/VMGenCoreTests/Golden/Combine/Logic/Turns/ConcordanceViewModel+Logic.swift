extension ConcordanceViewModel {
    func distance(_ page: Int, _ line: Int) async -> Int { page * 40 + line }
}
