extension WordsViewModel {
    func swift(_ replace: Int) -> Int { replace + 1 }
}
