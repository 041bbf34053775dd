import RxSwift

/// What searching takes.
protocol SearchUseCase: Sendable {
    /// How many there are.
    func count() -> Observable<Int>
    /// The same, counted anew.
    func recount() -> Single<Int>
    /// How many match.
    func search(_ text: String, in scope: Int) async throws -> Int
}
