extension LedgerViewModel {
    func audit(_ amount: Int) -> [Int] {
        [amount]
    }
}
