import RxSwift

/// An error with a name.
struct Failure: Error, Equatable, CustomStringConvertible {
    /// The name.
    let description: String

    /// The error called `name`.
    init(_ name: String) {
        description = name
    }
}

/// Writes down what happens, in order.
final class Log {
    /// What has happened so far.
    private(set) var entries: [String] = []

    /// Adds an entry.
    func add(_ entry: String) { entries.append(entry) }

    /// What has happened since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A short text for `event`: the element itself, `!error` or `|`.
func text<Element>(_ event: Event<Element>) -> String {
    switch event {
    case .next(let element): "\(element)"
    case .error(let error): "!\(error)"
    case .completed: "|"
    }
}

extension ObservableConvertibleType {
    /// Subscribes and writes every event to `log`, after `prefix`; `~` marks the end of the subscription.
    func record(to log: Log, _ prefix: String = "") -> Disposable {
        asObservable().subscribe(
            onNext: { log.add(prefix + text(Event.next($0))) },
            onError: { log.add(prefix + text(Event<Element>.error($0))) },
            onCompleted: { log.add(prefix + "|") }
        )
    }

    /// What a subscription sends before it returns.
    func events() -> [String] {
        let log = Log()
        record(to: log).dispose()
        return log.entries
    }
}
