extension ArrivalsViewModel {
    func weigh(_ number: Int) -> Int { number * 2 }
}
