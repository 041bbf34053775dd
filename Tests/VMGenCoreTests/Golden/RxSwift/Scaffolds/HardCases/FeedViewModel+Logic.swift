import RxSwift

extension FeedViewModel {
    /// Runs for every `viewDidLoad` and every `retry`; a newer one cancels it.
    /// Runs for every `willDisplayRow`; others are ignored while it runs.
    /// Its failure goes to `error`.
    func loadNext(state: State) -> Observable<[Post]> {
        preconditionFailure("not written yet")
    }

    /// Runs with what `loadNext` emits for every `viewDidLoad`, every `retry` and every `willDisplayRow`.
    func append(_ posts: [Post], state: State) {
        preconditionFailure("not written yet")
    }
}
