import RxSwift

extension KeywordsViewModel {
    func `guard`(_ else: Int) -> Int { `else` + 1 }

    func `defer`(in: String) {}

    func `fallthrough`(for: Int) -> Observable<Int> { .just(`for`) }
}
