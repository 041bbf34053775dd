extension WeighingViewModel {
    func sum(_ all: [Int]) async throws -> Int { all.reduce(0, +) }
}
