import Foundation

/// Runs work on the main queue: at once when called there and nothing else waits or runs, else asynchronously.
public final class MainScheduler: SerialDispatchQueueScheduler {
    private let lock = Lock()
    private var pendingWork = 0

    /// A main scheduler that counts work of its own.
    public init() {
        super.init(serialQueue: .main)
    }

    /// The shared main scheduler.
    public static let instance: MainScheduler = MainScheduler()

    /// A scheduler for the main queue that is always asynchronous.
    public static let asyncInstance: SerialDispatchQueueScheduler = SerialDispatchQueueScheduler(serialQueue: .main)

    /// Ends the process with `errorMessage` unless the code runs on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if DispatchQueue.isMain { return }
        endProcess(
            errorMessage
                ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on "
                + "main thread."
        )
    }

    /// Ends the process with `errorMessage` unless the code runs on the main thread or the main queue.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        if Thread.isMainThread || DispatchQueue.isMain { return }
        endProcess(errorMessage ?? "Running on background thread.")
    }

    override func scheduleNow<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let isFree = lock.locked { () -> Bool in
            pendingWork += 1
            return pendingWork == 1
        }
        if isFree && DispatchQueue.isMain {
            defer { lock.locked { pendingWork -= 1 } }
            return action(state)
        }
        let work = SingleAssignmentDisposable()
        DispatchQueue.main.async {
            if !work.isDisposed { work.setDisposable(action(state)) }
            self.lock.locked { self.pendingWork -= 1 }
        }
        return work
    }
}
