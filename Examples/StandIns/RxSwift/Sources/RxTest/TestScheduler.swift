import RxSwift

/// A scheduler in virtual time for tests.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The times that `start` takes when it is told none.
    public struct Defaults {
        /// When the sequence is made.
        public static let created = 100
        /// When it is subscribed to.
        public static let subscribed = 200
        /// When the subscription ends.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler whose clock shows `initialClock`; a tick lasts `resolution` seconds.
    ///
    /// With `simulateProcessingDelay`, work for the present time or earlier runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// A sequence that sends `events` at their times, to those who are subscribed then.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(testScheduler: self, recordedEvents: events)
    }

    /// A sequence that sends `events` to everyone who subscribes, at their times after the subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(testScheduler: self, recordedEvents: events)
    }

    /// An observer that records what it receives.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs `action` at `time`.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// `time`, or the next tick if it is not after the present time.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Runs all work, with a subscription to what `create` makes; what it sends is recorded.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime,
        subscribed: TestTime,
        disposed: TestTime,
        create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        let observer = createObserver(Element.self)
        var source = Observable<Element>.never()
        let subscription = SerialDisposable()
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription.disposable = source.subscribe(observer) }
        scheduleAt(disposed) { subscription.disposable.dispose() }
        start()
        return observer
    }

    /// Runs all work, with a subscription to what `create` makes from 200 on; what it sends is recorded.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime,
        create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Runs all work, with a subscription to what `create` makes from 200 to 1000; what it sends is recorded.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
