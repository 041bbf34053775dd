import RxSwift

extension ReckoningViewModel {
    /// Runs once, at the start.
    func announce(state: State) {
        preconditionFailure("not written yet")
    }

    /// Runs for every `number`; a newer one cancels it.
    func title(of number: Int, word: String) -> Observable<Int> {
        preconditionFailure("not written yet")
    }
}
