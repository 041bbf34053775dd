import RxSwift

extension StoriesViewModel {
    /// There are none.
    func older() -> Observable<[String]> { .just([]) }

    /// Nobody wants to know.
    func note(_ index: Int) {}
}
