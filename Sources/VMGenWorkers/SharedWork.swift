/// Work that several threads take from, piece by piece, and what they made of it. The lock guards both.
final class SharedWork<Result: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var taken = 0
    private var finished: [Result?]

    /// `count` pieces of work.
    init(count: Int) { finished = Array(repeating: nil, count: count) }

    /// The number of the next piece; nil where all are taken.
    func next() -> Int? {
        lock.with {
            guard taken < finished.count else { return nil }
            taken += 1
            return taken - 1
        }
    }

    /// Notes what came of the piece `index`.
    func finish(_ index: Int, _ result: Result) { lock.with { finished[index] = result } }

    /// What came of all of them, in order, once all threads have ended.
    var results: [Result] { finished.compactMap { $0 } }
}
