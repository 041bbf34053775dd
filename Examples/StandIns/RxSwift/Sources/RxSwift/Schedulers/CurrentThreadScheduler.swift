import Foundation

/// Runs work on the current thread: at once, or when the work that runs there now has ended.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one scheduler; its state belongs to each thread.
    public static let instance: CurrentThreadScheduler = CurrentThreadScheduler()

    private static let key = "RxSwift.CurrentThreadScheduler"

    private init() {}

    /// Whether no work of this scheduler runs on the current thread.
    public private(set) static var isScheduleRequired: Bool {
        get { trampoline == nil }
        set { trampoline = newValue ? nil : Trampoline() }
    }

    private static var trampoline: Trampoline? {
        get { Thread.current.threadDictionary[key] as? Trampoline }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Runs `action` with `state`, at once if no work of this scheduler runs on the thread, else after it.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let trampoline = CurrentThreadScheduler.trampoline {
            let item = QueuedWork { action(state) }
            trampoline.waiting.append(item)
            return item
        }
        CurrentThreadScheduler.isScheduleRequired = false
        defer { CurrentThreadScheduler.isScheduleRequired = true }
        let disposable = action(state)
        while let item = CurrentThreadScheduler.trampoline?.next() { item.run() }
        return disposable
    }
}

/// The work that waits on one thread.
private final class Trampoline {
    var waiting: [QueuedWork] = []
    private var position = 0

    /// The work that has waited longest.
    func next() -> QueuedWork? {
        guard position < waiting.count else { return nil }
        let item = waiting[position]
        position += 1
        if position == waiting.count {
            waiting.removeAll(keepingCapacity: true)
            position = 0
        }
        return item
    }
}

/// Work that runs once, unless it is disposed of before.
private final class QueuedWork: Disposable {
    private let action: () -> Disposable
    private let result = SingleAssignmentDisposable()

    init(_ action: @escaping () -> Disposable) {
        self.action = action
    }

    func run() {
        if !result.isDisposed { result.setDisposable(action()) }
    }

    func dispose() { result.dispose() }
}
