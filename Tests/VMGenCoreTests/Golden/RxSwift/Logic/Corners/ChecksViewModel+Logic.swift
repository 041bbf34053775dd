struct BadCodeError: Error {}

extension ChecksViewModel {
    func check(_ code: String) throws -> Int {
        guard let number = Int(code) else { throw BadCodeError() }
        return number
    }

    func describe(_ code: String, _ count: Int) -> String { "\(code) \(count)" }
}
