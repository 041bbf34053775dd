import RxSwift

extension StoriesViewModel {
    /// Runs for every `more`; a newer one cancels it.
    /// What it emits becomes `headlines`.
    func older() -> Observable<[String]> {
        preconditionFailure("not written yet")
    }

    /// Runs for every `tap`.
    func note(_ index: Int) {
        preconditionFailure("not written yet")
    }
}
