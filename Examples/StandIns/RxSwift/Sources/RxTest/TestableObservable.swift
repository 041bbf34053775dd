import RxSwift

/// A sequence that sends recorded events and records its subscriptions.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions, in the order of their beginnings.
    public internal(set) var subscriptions: [Subscription] = []

    /// What is sent.
    public internal(set) var recordedEvents: [Recorded<Event<Element>>]

    fileprivate let testScheduler: TestScheduler

    fileprivate init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        self.testScheduler = testScheduler
        self.recordedEvents = recordedEvents
    }

    /// Subscribes `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        Disposables.create()
    }

    /// Records a subscription that begins now; `onEnd` runs at its end.
    fileprivate func recordSubscription(onEnd: @escaping () -> Void) -> Disposable {
        let index = subscriptions.count
        subscriptions.append(Subscription(testScheduler.clock))
        return Disposables.create {
            onEnd()
            self.subscriptions[index] = Subscription(self.subscriptions[index].subscribe, self.testScheduler.clock)
        }
    }
}

/// Sends its events at their times, to those who are subscribed then.
final class HotObservable<Element>: TestableObservable<Element> {
    private var nextKey = 0
    private var handlers: [(key: Int, handler: (Event<Element>) -> Void)] = []

    override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
        for event in recordedEvents {
            testScheduler.scheduleAt(event.time) { for (_, handler) in self.handlers { handler(event.value) } }
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let key = nextKey
        nextKey += 1
        handlers.append((key, observer.on))
        return recordSubscription { self.handlers.removeAll { $0.key == key } }
    }
}

/// Sends its events to everyone who subscribes, at their times after the subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
    override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        var hasEnded = false
        let subscription = recordSubscription { hasEnded = true }
        for event in recordedEvents {
            _ = testScheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
                if !hasEnded { observer.on(event.value) }
                return Disposables.create()
            }
        }
        return subscription
    }
}
