extension BegunViewModel {
    func scheduler(_ number: Int) -> Bool { number > 1 }
}
