/// A place for one disposable at a time: a new one ends the one before it.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var disposed = false
    private var content: Disposable?

    /// An empty place.
    public override init() {}

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock.locked { disposed } }

    /// The disposable that is in place now.
    public var disposable: Disposable {
        get { lock.locked { content } ?? Disposables.create() }
        set(newDisposable) {
            let ended = lock.locked { () -> Disposable? in
                if disposed { return newDisposable }
                defer { content = newDisposable }
                return content
            }
            ended?.dispose()
        }
    }

    /// Ends the content, and whatever is put in place later.
    public func dispose() {
        let content = lock.locked { () -> Disposable? in
            if disposed { return nil }
            disposed = true
            defer { self.content = nil }
            return self.content
        }
        content?.dispose()
    }
}
