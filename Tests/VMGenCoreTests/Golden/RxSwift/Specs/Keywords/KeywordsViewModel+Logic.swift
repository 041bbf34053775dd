import RxSwift

extension KeywordsViewModel {
    /// Runs for every `case`.
    /// What it returns becomes `var`.
    func `guard`(_ else: Int) -> Int {
        preconditionFailure("not written yet")
    }

    /// Runs for every `for`.
    func `defer`(in: String) {
        preconditionFailure("not written yet")
    }

    /// Runs for every `case`; a newer one cancels it.
    /// What it emits becomes `var`, its failure goes to `class`.
    func `fallthrough`(for: Int) -> Observable<Int> {
        preconditionFailure("not written yet")
    }
}
