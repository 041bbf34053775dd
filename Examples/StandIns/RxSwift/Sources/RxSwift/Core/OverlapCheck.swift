#if DEBUG
    import Foundation

    /// Prints a warning when an event is sent before the sending of the one before has ended, in debug builds.
    ///
    /// Such events arrive, as they do with RxSwift, which warns in the same place.
    final class OverlapCheck {
        private let lock = NSLock()
        /// The threads that are sending, each once for each event.
        private var threads: [pthread_t] = []

        /// Runs `send`, which sends one event.
        func watch(_ send: () -> Void) {
            let thread = pthread_self()
            let (isNested, isConcurrent) = begin(thread)
            defer { end(thread) }
            if isNested { warn("Reentrancy", "the handling of an event sends another one to the same observers") }
            if isConcurrent { warn("Synchronization", "two threads send events at the same time") }
            send()
        }

        private func begin(_ thread: pthread_t) -> (isNested: Bool, isConcurrent: Bool) {
            lock.lock()
            defer { lock.unlock() }
            var (isNested, isConcurrent) = (false, false)
            for other in threads {
                if other == thread { isNested = true } else { isConcurrent = true }
            }
            threads.append(thread)
            return (isNested, isConcurrent)
        }

        private func end(_ thread: pthread_t) {
            lock.lock()
            defer { lock.unlock() }
            if threads.count == 1 {
                threads.removeAll(keepingCapacity: true)
            } else if let index = threads.lastIndex(of: thread) {
                threads.remove(at: index)
            }
        }

        private func warn(_ kind: String, _ problem: String) {
            print(
                """
                ⚠️ \(kind) anomaly was detected.
                  > Problem: \(problem). This breaks the grammar `next* (error | completed)?`.
                  > Remedy: send it later, for example through `.observe(on: MainScheduler.asyncInstance)`.
                """
            )
        }
    }
#else
    /// Watches for overlapping events in debug builds; here it does nothing.
    struct OverlapCheck {
        /// Runs `send`.
        func watch(_ send: () -> Void) { send() }
    }
#endif
