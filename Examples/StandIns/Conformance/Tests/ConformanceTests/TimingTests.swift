import RxSwift
import XCTest

final class TimingTests: XCTestCase {
    private let log = Log()

    func testDebounce() {
        let clock = VirtualClock()
        let source = clock.ticks(1, 2, 3).concat(Observable.never())
        XCTAssertEqual(clock.run(source.debounce(.seconds(3), scheduler: clock)), ["6:3"])
        let second = VirtualClock()
        XCTAssertEqual(
            second.run(second.ticks(1, nil).debounce(.seconds(3), scheduler: second)),
            ["2:1", "2:|"]
        )
        let third = VirtualClock()
        let failing = third.ticks(1).take(1).concat(Observable<Int>.error(Failure("x")))
        XCTAssertEqual(third.run(failing.debounce(.seconds(3), scheduler: third)), ["1:!x"])
    }

    func testDebounceWithPauses() {
        let clock = VirtualClock()
        let source = PublishSubject<Int>()
        for time in [1, 2, 10, 20, 21] { clock.at(time) { source.onNext(time) } }
        XCTAssertEqual(
            clock.run(source.debounce(.seconds(2), scheduler: clock)),
            ["4:2", "12:10", "23:21"]
        )
    }

    func testThrottle() {
        let clock = VirtualClock()
        let source = PublishSubject<Int>()
        for time in [1, 2, 3, 7, 20] { clock.at(time) { source.onNext(time) } }
        XCTAssertEqual(
            clock.run(source.throttle(.seconds(5), scheduler: clock)),
            ["1:1", "6:3", "11:7", "20:20"]
        )
        let second = VirtualClock()
        let other = PublishSubject<Int>()
        for time in [1, 2, 3, 7, 20] { second.at(time) { other.onNext(time) } }
        XCTAssertEqual(
            second.run(other.throttle(.seconds(5), latest: false, scheduler: second)),
            ["1:1", "7:7", "20:20"]
        )
    }

    func testThrottleEnds() {
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(clock.ticks(1, 2, nil).throttle(.seconds(5), scheduler: clock)),
            ["1:1", "6:2", "6:|"]
        )
        let second = VirtualClock()
        XCTAssertEqual(
            second.run(second.ticks(1, nil).throttle(.seconds(5), scheduler: second)),
            ["1:1", "2:|"]
        )
        let third = VirtualClock()
        let failing = third.ticks(1, 2).take(2).concat(Observable<Int>.error(Failure("x")))
        XCTAssertEqual(third.run(failing.throttle(.seconds(5), scheduler: third)), ["1:1", "2:!x"])
    }

    func testUnitsOfThrottle() {
        for interval in [
            RxTimeInterval.milliseconds(5_000), .microseconds(5_000_000), .nanoseconds(5_000_000_000),
        ] {
            let clock = VirtualClock()
            XCTAssertEqual(
                clock.run(clock.ticks(1, 2, 3).throttle(interval, scheduler: clock)),
                ["1:1", "6:3"]
            )
        }
    }

    func testDelay() {
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(clock.ticks(1, 2, nil).delay(.seconds(5), scheduler: clock)),
            ["6:1", "7:2", "8:|"]
        )
        let second = VirtualClock()
        let failing = second.ticks(1, 2).take(2).concat(Observable<Int>.error(Failure("x")))
        XCTAssertEqual(second.run(failing.delay(.seconds(5), scheduler: second)), ["2:!x"])
        let third = VirtualClock()
        XCTAssertEqual(
            third.run(Observable.of(1, 2).delay(.seconds(5), scheduler: third)),
            ["5:1", "5:2", "5:|"]
        )
        let fourth = VirtualClock()
        XCTAssertEqual(
            fourth.run(fourth.ticks(1, 2, nil).delaySubscription(.seconds(5), scheduler: fourth)),
            ["6:1", "7:2", "8:|"]
        )
    }

    func testTimeout() {
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(clock.ticks(1, 2).timeout(.seconds(3), scheduler: clock)),
            ["1:1", "2:2", "5:!Sequence timeout."]
        )
        let second = VirtualClock()
        XCTAssertEqual(
            second.run(second.ticks(1, 2).timeout(.seconds(3), other: Observable.just(7), scheduler: second)),
            ["1:1", "2:2", "5:7", "5:|"]
        )
        let third = VirtualClock()
        XCTAssertEqual(
            third.run(third.ticks(1, nil).timeout(.seconds(3), scheduler: third)),
            ["1:1", "2:|"]
        )
    }

    func testObserveOnAScheduler() {
        let clock = VirtualClock()
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: clock).record(to: log)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(log.take(), [])
        clock.start()
        XCTAssertEqual(log.take(), ["1", "2"])
        subject.onNext(3)
        subject.onCompleted()
        subject.onNext(4)
        clock.start()
        XCTAssertEqual(log.take(), ["3", "|"])
        subscription.dispose()
    }

    func testEventsThatWaitAreDroppedAtTheEndOfTheSubscription() {
        let clock = VirtualClock()
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: clock).record(to: log)
        subject.onNext(1)
        subscription.dispose()
        clock.start()
        XCTAssertEqual(log.entries, [])
    }

    func testSubscribeOnAScheduler() {
        let clock = VirtualClock()
        let source = Observable.of(1).concat(Observable.never())
            .do(onSubscribe: { self.log.add("subscribe") }, onDispose: { self.log.add("dispose") })
        let subscription = source.subscribe(on: clock).record(to: log)
        XCTAssertEqual(log.take(), [])
        clock.start()
        XCTAssertEqual(log.take(), ["subscribe", "1"])
        subscription.dispose()
        XCTAssertEqual(log.take(), [])
        clock.start()
        XCTAssertEqual(log.take(), ["dispose"])
    }

    func testSubscriptionThatEndsBeforeItBegan() {
        let clock = VirtualClock()
        let subscription = Observable.of(1).subscribe(on: clock).record(to: log)
        subscription.dispose()
        clock.start()
        XCTAssertEqual(log.entries, [])
    }
}
