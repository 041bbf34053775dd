import Foundation
import RxSwift
import RxTest
import XCTest

final class TestSchedulerTests: XCTestCase {
    func testHotObservable() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(230)])
        let observer = scheduler.start { source.map { $0 * 10 } }
        XCTAssertEqual(observer.events, [.next(210, 20), .next(220, 30), .completed(230)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(source.recordedEvents.map(\.time), [150, 210, 220, 230])
    }

    func testColdObservable() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(30, Failure("x"))])
        let observer = scheduler.start(disposed: 225) { source }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(220, 2)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 225)])
        XCTAssertRecordedElements(observer.events, [1, 2])
        let second = TestScheduler(initialClock: 0)
        let failing = second.createColdObservable([.next(10, 1), .error(30, Failure("x"))])
        let failed = second.start(created: 1, subscribed: 2, disposed: 1_000) { failing }
        XCTAssertEqual(failed.events, [.next(12, 1), .error(32, Failure("x"))])
        XCTAssertEqual(failing.subscriptions, [Subscription(2, 32)])
    }

    func testSubscriptions() {
        let open = Subscription(200)
        XCTAssertEqual(open.unsubscribe, .max)
        XCTAssertEqual(open.subscribe, 200)
        XCTAssertEqual(open.debugDescription, "(200: Infinity)")
        XCTAssertEqual(Subscription(1, 2).debugDescription, "(1: 2)")
        XCTAssertEqual(Set([Subscription(1, 2), Subscription(1, 2), open]).count, 2)
    }

    func testObserverRecordsTimes() {
        let scheduler = TestScheduler(initialClock: 5)
        let observer = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(10) { observer.onNext(1) }
        scheduler.scheduleAt(20) { observer.onCompleted() }
        observer.onNext(0)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(5, 0), .next(10, 1), .completed(20)])
        XCTAssertEqual(scheduler.clock, 20)
    }

    func testImmediateWorkRunsInTheNextTick() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(201, 1), .next(202, 2), .completed(203)])
        let exact = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let other = exact.start { Observable.of(1, 2, scheduler: exact) }
        XCTAssertEqual(other.events, [.next(200, 1), .next(200, 2), .completed(200)])
        XCTAssertEqual(scheduler.adjustScheduledTime(5_000), 5_000)
    }

    func testTimeOperators() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(240, 3), .completed(300)])
        let observer = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(225, 2), .next(250, 3), .completed(300)])
    }

    func testResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
        let observer = scheduler.start { source.delay(.milliseconds(25), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(235, 1), .completed(325)])
        let fresh = TestScheduler(initialClock: 500, resolution: 0.5)
        fresh.sleep(2)
        XCTAssertEqual(fresh.now, Date(timeIntervalSince1970: 251))
    }

    func testEquality() {
        XCTAssertEqual([Event.next(1), .completed], [Event.next(1), .completed])
        XCTAssertNotEqual(Event.next(1), .next(2))
        XCTAssertNotEqual(Event<Int>.completed, .error(Failure("x")))
        XCTAssertEqual(Event<Int>.error(Failure("x")), .error(Failure("x")))
        XCTAssertEqual([MaybeEvent.success(1), .completed], [MaybeEvent.success(1), .completed])
        XCTAssertNotEqual(MaybeEvent<Int>.error(Failure("x")), .error(Failure("y")))
        XCTAssertEqual([CompletableEvent.completed], [CompletableEvent.completed])
        XCTAssertNotEqual(CompletableEvent.error(Failure("x")), .error(Failure("y")))
        let results: [SingleEvent<Int>] = [.success(1), .failure(Failure("x"))]
        XCTAssertEqual(results, results)
        let optional: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 1)]
        XCTAssertEqual(optional, optional)
        XCTAssertEqual(Recorded.events(.next(1, 1), .completed(2)), Recorded.events([.next(1, 1), .completed(2)]))
        XCTAssertEqual(Recorded(time: 1, value: "a").debugDescription, "a @ 1")
        XCTAssertEqual(Recorded<Event<Int>>.next(1, 2).value.element, 2)
        XCTAssertEqual(TestScheduler.Defaults.created, 100)
        XCTAssertEqual(TestScheduler.Defaults.subscribed, 200)
        XCTAssertEqual(TestScheduler.Defaults.disposed, 1_000)
        let time: TestTime = 1
        XCTAssertEqual(time, 1)
    }
}
