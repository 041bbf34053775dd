import RxSwift

/// An observer that records what it receives, with the time of its scheduler.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// What was received.
    public private(set) var events: [Recorded<Event<Element>>] = []

    /// An observer that takes its times from `scheduler`.
    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    /// Records `event`.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
