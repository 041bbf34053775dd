struct BadCodeError: Error {}

extension ChecksViewModel {
    func check(_ code: String) throws -> Int {
        guard let number = Int(code) else { throw BadCodeError() }
        return number
    }
}
