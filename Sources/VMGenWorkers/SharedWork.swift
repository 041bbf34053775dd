#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Work that several threads take from, piece by piece, and what they made of it. The lock guards both.
final class SharedWork<Result: Sendable>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var taken = 0
    private var finished: [Result?]

    /// `count` pieces of work.
    init(count: Int) {
        finished = Array(repeating: nil, count: count)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// The number of the next piece; nil where all are taken.
    func next() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard taken < finished.count else { return nil }
        taken += 1
        return taken - 1
    }

    /// Notes what came of the piece `index`.
    func finish(_ index: Int, _ result: Result) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        finished[index] = result
    }

    /// What came of all of them, in order, once all threads have ended.
    var results: [Result] { finished.compactMap { $0 } }
}
