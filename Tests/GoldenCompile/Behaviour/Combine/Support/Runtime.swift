import CombineShim

// Names for what the cases need of either runtime; Combine's side.

/// What a case sends into a view model.
typealias Source<Value> = PassthroughSubject<Value, Never>
/// The same, with a value at every time.
typealias ValueSource<Value> = CurrentValueSubject<Value, Never>
/// What a double answers with, when the case says so.
typealias Answer<Value> = PassthroughSubject<Value, Error>
/// Values that cannot fail.
typealias Stream<Value> = AnyPublisher<Value, Never>
/// Work that can fail.
typealias Work<Value> = AnyPublisher<Value, Error>

/// Whether an output without a value replays the latest to those who come late: a `Signal` does not, a shared publisher of
/// work does.
let replaysWork = true

extension Publisher {
    /// The same values, without the type that they come from.
    var stream: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Subject {
    /// Ends it.
    func finish() { send(completion: .finished) }
    /// Ends it with `error`.
    func fail(_ error: Failure) { send(completion: .failure(error)) }
}

/// A stream that says `value` to who listens, and ends.
func only<Value>(_ value: Value) -> Stream<Value> { Just(value).eraseToAnyPublisher() }

/// Work that answers with `value` at once.
func answered<Value>(_ value: Value) -> Work<Value> { Just(value).setFailureType(to: Error.self).eraseToAnyPublisher() }

/// Work that fails with `error` at once.
func failed<Value>(_ error: Error) -> Work<Value> { Fail(error: error).eraseToAnyPublisher() }
