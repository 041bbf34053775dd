/// A disposable that ends another one on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where the other one is ended.
    public let scheduler: ImmediateSchedulerType

    private let lock = Lock()
    private var content: Disposable?

    /// A disposable that ends `disposable` on `scheduler`.
    public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
        self.scheduler = scheduler
        content = disposable
    }

    /// Whether the other one was ended.
    public var isDisposed: Bool { lock.locked { content == nil } }

    /// Ends the other one on the scheduler.
    public func dispose() {
        _ = scheduler.schedule(self) { disposable in
            disposable.disposeContent()
            return Disposables.create()
        }
    }

    private func disposeContent() {
        let content = lock.locked { () -> Disposable? in
            defer { self.content = nil }
            return self.content
        }
        content?.dispose()
    }
}
