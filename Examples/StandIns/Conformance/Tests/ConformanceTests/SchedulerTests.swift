import Foundation
import RxSwift
import XCTest

final class SchedulerTests: XCTestCase {
    private let log = Log()

    func testMainSchedulerIsSynchronousOnMain() {
        let scheduler = MainScheduler()
        let work = scheduler.schedule(1) { [log] state in
            log.add("\(state)")
            return Disposables.create { log.add("stop") }
        }
        XCTAssertEqual(log.take(), ["1"])
        work.dispose()
        XCTAssertEqual(log.take(), ["stop"])
    }

    func testSecondOfTwoNestedHopsIsAsynchronous() {
        let nested = expectation(description: "nested")
        _ = MainScheduler.instance.schedule(()) { [log] _ in
            log.add("outer")
            _ = MainScheduler.instance.schedule(()) { _ in
                log.add("inner")
                nested.fulfill()
                return Disposables.create()
            }
            log.add("outer end")
            return Disposables.create()
        }
        XCTAssertEqual(log.entries, ["outer", "outer end"])
        wait(for: [nested], timeout: 10)
        XCTAssertEqual(log.entries, ["outer", "outer end", "inner"])
    }

    func testMainSchedulersCountTheirWorkSeparately() {
        _ = MainScheduler().schedule(()) { [log] _ in
            log.add("outer")
            return MainScheduler().schedule(()) { _ in
                log.add("inner")
                return Disposables.create()
            }
        }
        XCTAssertEqual(log.entries, ["outer", "inner"])
    }

    func testNestedHopsOfASequence() {
        let done = expectation(description: "done")
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance).observe(on: MainScheduler.instance)
            .subscribe(onNext: { [log] in
                log.add("\($0)")
                done.fulfill()
            })
        subject.onNext(1)
        XCTAssertEqual(log.entries, [])
        wait(for: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["1"])
        subscription.dispose()
    }

    func testConcurrentMainSchedulerIsAlwaysSynchronousOnMain() {
        let scheduler = ConcurrentMainScheduler.instance
        _ = scheduler.schedule(()) { [log] _ in
            _ = scheduler.schedule(()) { _ in
                log.add("inner")
                return Disposables.create()
            }
            log.add("outer")
            return Disposables.create()
        }
        XCTAssertEqual(log.entries, ["inner", "outer"])
        let subscription = Observable.of(1, 2).observe(on: scheduler).observe(on: MainScheduler.instance)
            .observe(on: scheduler).record(to: log)
        XCTAssertEqual(log.entries, ["inner", "outer", "1", "2", "|"])
        subscription.dispose()
    }

    func testAsyncInstanceIsAsynchronous() {
        let done = expectation(description: "done")
        _ = MainScheduler.asyncInstance.schedule(()) { [log] _ in
            log.add("work")
            done.fulfill()
            return Disposables.create()
        }
        XCTAssertEqual(log.entries, [])
        wait(for: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["work"])
    }

    func testFromABackgroundQueueToMain() {
        for scheduler in [MainScheduler.instance as SchedulerType, ConcurrentMainScheduler.instance] {
            let done = expectation(description: "done")
            let source = Observable<Int>.create { observer in
                DispatchQueue.global().async {
                    observer.onNext(1)
                    observer.onCompleted()
                }
                return Disposables.create()
            }
            let subscription = source.observe(on: scheduler).subscribe(
                onNext: { [log] _ in log.add("\(Thread.isMainThread)") },
                onCompleted: { done.fulfill() }
            )
            wait(for: [done], timeout: 10)
            subscription.dispose()
        }
        XCTAssertEqual(log.entries, ["true", "true"])
    }

    func testMainThreadChecksPassOnMain() {
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureExecutingOnScheduler(errorMessage: "x")
        MainScheduler.ensureRunningOnMainThread()
        MainScheduler.ensureRunningOnMainThread(errorMessage: "x")
    }

    func testTimersOfTheQueues() {
        let queue = DispatchQueue(label: "test")
        let schedulers: [SchedulerType] = [
            MainScheduler(), ConcurrentMainScheduler.instance,
            SerialDispatchQueueScheduler(internalSerialQueueName: "test"),
            SerialDispatchQueueScheduler(internalSerialQueueName: "test", serialQueueConfiguration: { _ in }),
            SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test", leeway: .milliseconds(1)),
            SerialDispatchQueueScheduler(qos: .userInitiated),
            ConcurrentDispatchQueueScheduler(queue: queue),
            ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        ]
        for scheduler in schedulers {
            let now = scheduler.now
            XCTAssertLessThan(abs(now.timeIntervalSinceNow), 5)
            let once = expectation(description: "once")
            let often = expectation(description: "often")
            let soon = expectation(description: "soon")
            let cancelled = scheduler.scheduleRelative((), dueTime: .milliseconds(30)) { _ in
                XCTFail("cancelled work ran")
                return Disposables.create()
            }
            cancelled.dispose()
            _ = scheduler.schedule(1) { _ in
                soon.fulfill()
                return Disposables.create()
            }
            _ = scheduler.scheduleRelative(1, dueTime: .milliseconds(5)) { state in
                XCTAssertEqual(state, 1)
                once.fulfill()
                return Disposables.create()
            }
            let periodic = SingleAssignmentDisposable()
            periodic.setDisposable(
                scheduler.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(2)) { state in
                    if state == 2 {
                        often.fulfill()
                        periodic.dispose()
                    }
                    return state + 1
                }
            )
            wait(for: [soon, once, often], timeout: 10)
        }
        XCTAssertNotNil(SerialDispatchQueueScheduler.Time())
        XCTAssertNotNil(ConcurrentDispatchQueueScheduler.Time())
        XCTAssertNotNil(ConcurrentMainScheduler.Time())
        XCTAssertEqual(SerialDispatchQueueScheduler.TimeInterval(1), 1)
        XCTAssertEqual(ConcurrentDispatchQueueScheduler.TimeInterval(1), 1)
        XCTAssertEqual(ConcurrentMainScheduler.TimeInterval(1), 1)
    }

    func testWorkThatIsCancelledBeforeItRan() {
        let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        let done = expectation(description: "done")
        let blocked = DispatchSemaphore(value: 0)
        _ = serial.schedule(()) { _ in
            blocked.wait()
            return Disposables.create()
        }
        let cancelled = serial.schedule(()) { _ in
            XCTFail("cancelled work ran")
            return Disposables.create()
        }
        cancelled.dispose()
        blocked.signal()
        _ = serial.schedule(()) { _ in
            done.fulfill()
            return Disposables.create()
        }
        wait(for: [done], timeout: 10)
    }

    func testObserveOnAConcurrentQueueKeepsTheOrder() {
        let done = expectation(description: "done")
        var elements: [Int] = []
        let subscription = Observable.from(0..<200)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .subscribe(onNext: { elements.append($0) }, onCompleted: { done.fulfill() })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(elements, Array(0..<200))
        subscription.dispose()
    }

    func testCurrentThreadScheduler() {
        let scheduler = CurrentThreadScheduler.instance
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule("a") { [log] state in
            log.add(state)
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            _ = scheduler.schedule("b") { state in
                log.add(state)
                return Disposables.create()
            }
            let cancelled = scheduler.schedule("c") { state in
                log.add(state)
                return Disposables.create()
            }
            cancelled.dispose()
            _ = scheduler.schedule("d") { state in
                log.add(state)
                return Disposables.create()
            }
            log.add("a end")
            return Disposables.create()
        }
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        XCTAssertEqual(log.entries, ["a", "a end", "b", "d"])
    }

    func testRecursiveWork() {
        let clock = VirtualClock()
        let work = clock.scheduleRecursive(1) { [log] state, recurse in
            log.add("\(state)")
            if state < 3 { recurse(state + 1) }
        }
        clock.start()
        XCTAssertEqual(log.take(), ["1", "2", "3"])
        work.dispose()
        let endless = SingleAssignmentDisposable()
        endless.setDisposable(
            clock.scheduleRecursive(1) { [log] state, recurse in
                log.add("\(state)")
                if state == 2 { endless.dispose() }
                recurse(state + 1)
            }
        )
        clock.start()
        XCTAssertEqual(log.take(), ["1", "2"])
    }

    func testVirtualTime() {
        let clock = VirtualClock()
        XCTAssertEqual(clock.clock, 0)
        XCTAssertEqual(clock.now, Date(timeIntervalSince1970: 0))
        clock.at(5) { self.log.add("5 at \(clock.clock)") }
        clock.at(3) { self.log.add("3 at \(clock.clock)") }
        clock.at(3) { self.log.add("3 again") }
        clock.at(20) { self.log.add("20 at \(clock.clock)") }
        let cancelled = clock.scheduleRelativeVirtual((), dueTime: 4) { _ in
            self.log.add("cancelled")
            return Disposables.create()
        }
        cancelled.dispose()
        clock.advanceTo(10)
        XCTAssertEqual(clock.clock, 10)
        XCTAssertEqual(log.take(), ["3 at 3", "3 again", "5 at 5"])
        clock.sleep(2)
        XCTAssertEqual(clock.clock, 12)
        _ = clock.schedule("now") { state in
            self.log.add("\(state) at \(clock.clock)")
            return Disposables.create()
        }
        clock.at(13) { clock.stop() }
        clock.start()
        XCTAssertEqual(log.take(), ["now at 12"])
        XCTAssertEqual(clock.clock, 13)
        clock.start()
        XCTAssertEqual(log.take(), ["20 at 20"])
        XCTAssertFalse(clock.debugDescription.isEmpty)
        XCTAssertEqual(clock.adjustScheduledTime(7), 7)
    }

    func testPeriodicWorkInVirtualTime() {
        let clock = VirtualClock()
        let work = clock.schedulePeriodic(0, startAfter: .seconds(2), period: .seconds(3)) { state in
            self.log.add("\(state) at \(clock.clock)")
            return state + 1
        }
        clock.advanceTo(9)
        work.dispose()
        clock.advanceTo(20)
        XCTAssertEqual(log.entries, ["0 at 2", "1 at 5", "2 at 8"])
    }

    func testConverter() {
        let converter = WholeSeconds()
        XCTAssertEqual(converter.compareVirtualTime(1, 2), VirtualTimeComparison.lessThan)
        XCTAssertEqual(Set([VirtualTimeComparison.lessThan, .equal, .greaterThan]).count, 3)
        let time: VirtualClock.VirtualTime = 1
        let span: VirtualClock.VirtualTimeInterval = 1
        XCTAssertEqual(converter.offsetVirtualTime(time, offset: span), 2)
    }
}
