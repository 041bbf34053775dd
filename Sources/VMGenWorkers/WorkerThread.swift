/// A thread that runs one closure.
struct WorkerThread {
    private let thread: pthread_t

    /// Starts a thread that runs `work`; nil where the system has none left, and others have to do it.
    init?(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Box(work))
        #if canImport(Glibc)
            var started = pthread_t()
        #else
            var started: pthread_t?
        #endif
        let code = pthread_create(&started, &attributes, { Self.run($0) }, box.toOpaque())
        let running: pthread_t? = started
        guard code == 0, let running else {
            box.release()
            return nil
        }
        thread = running
    }

    /// Waits until the closure has returned.
    func join() { pthread_join(thread, nil) }

    private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
    }

    /// What carries the closure to its thread.
    private final class Box: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
