extension WellViewModel {
    func canDraw() -> Bool { drawn == 0 }
}
