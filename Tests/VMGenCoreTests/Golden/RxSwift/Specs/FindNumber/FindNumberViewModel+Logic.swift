import RxSwift

extension FindNumberViewModel {
    /// Runs for every `checkNumber`; a newer one cancels it.
    /// What it emits becomes `target`, its failure goes to `error`.
    func processNumber(_ number: Int, state: State) -> Observable<Int> {
        preconditionFailure("not written yet")
    }
}
