#if DEBUG
    import Foundation

    /// Prints a warning when an event is sent before the sending of the one before has ended, in debug builds.
    ///
    /// Such events arrive, as they do with RxSwift, which warns in the same place.
    final class OverlapCheck {
        private let lock = NSLock()
        private var counts: [ObjectIdentifier: Int] = [:]

        /// Runs `send`, which sends one event.
        func watch(_ send: () -> Void) {
            let thread = ObjectIdentifier(Thread.current)
            let (isNested, isConcurrent) = begin(thread)
            defer { end(thread) }
            if isNested { warn("Reentrancy", "the handling of an event sends another one to the same observers") }
            if isConcurrent { warn("Synchronization", "two threads send events at the same time") }
            send()
        }

        private func begin(_ thread: ObjectIdentifier) -> (isNested: Bool, isConcurrent: Bool) {
            lock.lock()
            defer { lock.unlock() }
            counts[thread, default: 0] += 1
            return (counts[thread, default: 0] > 1, counts.count > 1)
        }

        private func end(_ thread: ObjectIdentifier) {
            lock.lock()
            defer { lock.unlock() }
            counts[thread, default: 1] -= 1
            if counts[thread] == 0 { counts[thread] = nil }
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
