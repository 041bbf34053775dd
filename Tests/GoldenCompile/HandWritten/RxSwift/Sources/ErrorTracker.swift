import RxCocoa
import RxRelay
import RxSwift

/// Takes the errors of work aside, so that the stream that runs it goes on.
final class ErrorTracker {
    private let errors = PublishRelay<Error>()

    /// What failed, on the main thread.
    func asSignal() -> Signal<Error> { errors.asSignal() }

    fileprivate func track(_ error: Error) { errors.accept(error) }
}

extension ObservableConvertibleType {
    /// Tells `tracker` of the error in place of failing with it.
    func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
        asObservable().catch { error in
            tracker.track(error)
            return .empty()
        }
    }
}
