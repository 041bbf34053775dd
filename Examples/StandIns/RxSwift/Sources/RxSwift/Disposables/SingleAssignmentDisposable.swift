/// A place for one disposable that arrives later; one that arrives after the end is disposed of at once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var disposed = false
    private var assigned = false
    private var content: Disposable?

    /// An empty place.
    public override init() {}

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock.locked { disposed } }

    /// Puts `disposable` in its place. A second call ends the process.
    public func setDisposable(_ disposable: Disposable) {
        let isLate = lock.locked { () -> Bool in
            if assigned { endProcess("oldState.disposable != nil") }
            assigned = true
            if !disposed { content = disposable }
            return disposed
        }
        if isLate { disposable.dispose() }
    }

    /// Ends the content, now or when it arrives.
    public func dispose() {
        let content = lock.locked { () -> Disposable? in
            disposed = true
            defer { self.content = nil }
            return self.content
        }
        content?.dispose()
    }
}
