extension DaybookViewModel {
    func audit(_ amount: Int) -> [Int] {
        [amount]
    }
}
