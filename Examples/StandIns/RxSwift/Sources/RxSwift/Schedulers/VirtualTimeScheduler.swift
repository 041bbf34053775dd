import Foundation

/// Runs work in virtual time, which moves on only when it is told to. All of it must happen on one thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private let thread = Thread.current
    private var currentClock: VirtualTime
    private var isRunning = false
    private var nextNumber = 0
    private var waiting: [VirtualWork<VirtualTime>] = []

    /// The virtual time as a time of day.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// The virtual time.
    public var clock: VirtualTime { currentClock }

    /// A scheduler whose clock shows `initialClock`.
    public init(initialClock: VirtualTime, converter: Converter) {
        currentClock = initialClock
        self.converter = converter
    }

    /// Runs `action` with `state` at the present virtual time, as `adjustScheduledTime` allows.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    /// Runs `action` with `state` after `dueTime`, as `adjustScheduledTime` allows.
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = converter.convertToVirtualTime(now.adding(dueTime))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Runs `action` with `state` after the virtual span `dueTime`.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
    }

    /// Runs `action` with `state` at the virtual time `time`.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        ensureOwnThread()
        let work = VirtualWork(time: time, number: nextNumber) { action(state) }
        nextNumber += 1
        waiting.append(work)
        return CompositeDisposable(disposables: [work])
    }

    /// The time at which work planned for `time` runs; subclasses may move it.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs all work, moving the clock along, until none is left or `stop` is called.
    public func start() {
        if isRunning { return }
        run(until: nil)
    }

    /// Runs the work up to and including `virtualTime` and sets the clock to it.
    public func advanceTo(_ virtualTime: VirtualTime) {
        if isRunning { endProcess("Scheduler is already running") }
        run(until: virtualTime)
        currentClock = virtualTime
    }

    /// Moves the clock on by `virtualInterval` without running any work.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        ensureOwnThread()
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        if converter.compareVirtualTime(time, clock) == .lessThan { endProcess("Can't sleep to past.") }
        currentClock = time
    }

    /// Stops running work.
    public func stop() {
        ensureOwnThread()
        isRunning = false
    }

    private func run(until end: VirtualTime?) {
        ensureOwnThread()
        isRunning = true
        while isRunning, let work = nextWork() {
            if let end, converter.compareVirtualTime(work.time, end) == .greaterThan { break }
            if converter.compareVirtualTime(work.time, clock) == .greaterThan { currentClock = work.time }
            waiting.removeAll { $0 === work }
            work.run()
        }
        isRunning = false
    }

    private func nextWork() -> VirtualWork<VirtualTime>? {
        waiting.removeAll { $0.isDisposed }
        return waiting.min { lhs, rhs in
            switch converter.compareVirtualTime(lhs.time, rhs.time) {
            case .lessThan: true
            case .equal: lhs.number < rhs.number
            case .greaterThan: false
            }
        }
    }

    private func ensureOwnThread() {
        if Thread.current == thread { return }
        endProcess("Executing on the wrong thread. Please ensure all work on the same thread.")
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The times of the work that waits.
    public var debugDescription: String { "\(waiting.map { "\($0.time)" })" }
}

/// Work that waits for its virtual time.
private final class VirtualWork<Time>: Disposable {
    let time: Time
    let number: Int
    private let action: () -> Disposable
    private let result = SingleAssignmentDisposable()

    init(time: Time, number: Int, action: @escaping () -> Disposable) {
        self.time = time
        self.number = number
        self.action = action
    }

    var isDisposed: Bool { result.isDisposed }

    func run() { result.setDisposable(action()) }

    func dispose() { result.dispose() }
}
