import VMGenWorkers

/// Says on a terminal how far long work is: nothing within the first second, then one line that is gone at the end.
///
/// Several threads work; the lock guards what is said of it.
final class Progress: @unchecked Sendable {
    private let print: (String) -> Void
    private let now: () -> ContinuousClock.Instant
    private let start: ContinuousClock.Instant
    private let lock = Lock()
    private var printed: ContinuousClock.Instant?
    private var total = 0
    private var done = 0

    /// Begins to count the time.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - print: writes to the terminal at once.
    init(now: @escaping () -> ContinuousClock.Instant = { .now }, print: @escaping (String) -> Void) {
        self.now = now
        self.print = print
        start = now()
    }

    /// There are `count` more specs to work on.
    func expect(_ count: Int) { lock.with { total += count } }

    /// The work on the spec called `name` begins.
    func begin(_ name: String) {
        lock.with {
            done += 1
            let time = now()
            guard time - start >= .seconds(1), printed.map({ time - $0 >= .milliseconds(100) }) ?? true else { return }
            print("\(Self.erased)\(done) of \(max(total, done)) specs: \(name)")
            printed = time
        }
    }

    /// Takes the line away: there is something else to print, or nothing more to do.
    func clear() {
        lock.with {
            guard printed != nil else { return }
            print(Self.erased)
            printed = nil
        }
    }

    private static let erased = "\r\u{1B}[K"
}
