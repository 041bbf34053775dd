extension LatchkeyViewModel {
    func look() -> Int { 3 }
}
