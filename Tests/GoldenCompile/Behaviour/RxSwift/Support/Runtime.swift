import RxRelay
import RxSwift

// Names for what the cases need of either runtime; RxSwift's side.

/// What a case sends into a view model.
typealias Source<Value> = PublishSubject<Value>
/// The same, with a value at every time.
typealias ValueSource<Value> = BehaviorSubject<Value>
/// What a double answers with, when the case says so.
typealias Answer<Value> = PublishSubject<Value>
/// Values that cannot fail.
typealias Stream<Value> = Observable<Value>
/// Work that can fail.
typealias Work<Value> = Observable<Value>

/// Whether an output without a value replays the latest to those who come late: a `Signal` does not, a shared publisher of
/// work does.
let replaysWork = false

extension ObservableType {
    /// The same values, without the type that they come from.
    var stream: Observable<Element> { asObservable() }
}

extension ObserverType {
    /// Sends `value`.
    func send(_ value: Element) { onNext(value) }
    /// Sends an event without a value.
    func send() where Element == Void { onNext(()) }
    /// Ends it.
    func finish() { onCompleted() }
    /// Ends it with `error`.
    func fail(_ error: Error) { onError(error) }
}

extension BehaviorSubject {
    /// Starts with `value`.
    convenience init(_ value: Element) { self.init(value: value) }
}

/// A stream that says `value` to who listens, and ends.
func only<Value>(_ value: Value) -> Stream<Value> { .just(value) }

/// Work that answers with `value` at once.
func answered<Value>(_ value: Value) -> Work<Value> { .just(value) }

/// Work that fails with `error` at once.
func failed<Value>(_ error: Error) -> Work<Value> { .error(error) }
