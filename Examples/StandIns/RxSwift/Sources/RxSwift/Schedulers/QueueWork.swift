import Foundation

extension DispatchQueue {
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether the code runs on the main queue.
    static var isMain: Bool { DispatchQueue.getSpecific(key: mainMark) == true }
}

/// Work on a dispatch queue.
struct QueueWork {
    /// Where the work runs.
    let queue: DispatchQueue
    /// How late a timer may be.
    let leeway: DispatchTimeInterval

    /// Runs `action` as soon as the queue is free.
    func now<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        let work = SingleAssignmentDisposable()
        queue.async {
            if !work.isDisposed { work.setDisposable(action(state)) }
        }
        return work
    }

    /// Runs `action` after `delay`.
    func later<State>(
        _ state: State,
        delay: DispatchTimeInterval,
        action: @escaping (State) -> Disposable
    ) -> Disposable {
        let work = CompositeDisposable()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + delay, leeway: leeway)
        let cancellation = Disposables.create { timer.cancel() }
        timer.setEventHandler {
            if work.isDisposed { return }
            _ = work.insert(action(state))
            cancellation.dispose()
        }
        timer.resume()
        _ = work.insert(cancellation)
        return work
    }

    /// Runs `action` after `delay` and then every `period`.
    func periodically<State>(
        _ state: State,
        delay: DispatchTimeInterval,
        period: DispatchTimeInterval,
        action: @escaping (State) -> State
    ) -> Disposable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + delay, repeating: period, leeway: leeway)
        let cancellation = Disposables.create { timer.cancel() }
        var state = state
        timer.setEventHandler {
            if !cancellation.isDisposed { state = action(state) }
        }
        timer.resume()
        return cancellation
    }
}
