import RxSwift
import XCTest

final class CreationTests: XCTestCase {
    private let log = Log()

    func testConstants() {
        XCTAssertEqual(Observable.just(1).events(), ["1", "|"])
        XCTAssertEqual(Observable.just(1, scheduler: CurrentThreadScheduler.instance).events(), ["1", "|"])
        XCTAssertEqual(Observable<Int>.empty().events(), ["|"])
        XCTAssertEqual(Observable<Int>.never().events(), [])
        XCTAssertEqual(Observable<Int>.error(Failure("x")).events(), ["!x"])
        XCTAssertEqual(RxObservable<Int>.just(1).events(), ["1", "|"])
    }

    func testSequences() {
        let now = CurrentThreadScheduler.instance
        XCTAssertEqual(Observable.of(1, 2).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.of(1, 2, scheduler: now).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.from([1, 2]).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.from(1...2).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.from(1...2, scheduler: now).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.from(optional: 1).events(), ["1", "|"])
        XCTAssertEqual(Observable<Int>.from(optional: nil).events(), ["|"])
        XCTAssertEqual(Observable.from(optional: 1, scheduler: now).events(), ["1", "|"])
        XCTAssertEqual(Observable<Int>.from(optional: nil, scheduler: now).events(), ["|"])
        XCTAssertEqual(Observable.range(start: 3, count: 2).events(), ["3", "4", "|"])
        XCTAssertEqual(Observable<Int>.range(start: 3, count: 0).events(), ["|"])
    }

    func testCreate() {
        let source = Observable<Int>.create { [log] observer in
            log.add("work")
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(Failure("x"))
            return Disposables.create { log.add("stop") }
        }
        source.record(to: log).dispose()
        XCTAssertEqual(log.entries, ["work", "1", "|", "stop"])
    }

    func testCreateStopsWhenDisposedOf() {
        let source = Observable<Int>.create { [log] observer in
            observer.onNext(1)
            return Disposables.create { log.add("stop") }
        }
        let subscription = source.record(to: log)
        XCTAssertEqual(log.take(), ["1"])
        subscription.dispose()
        subscription.dispose()
        XCTAssertEqual(log.take(), ["stop"])
    }

    func testNothingIsSentAfterTheEndOfASubscription() {
        var observers: [AnyObserver<Int>] = []
        let source = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create()
        }
        let subscription = source.record(to: log)
        observers[0].onNext(1)
        subscription.dispose()
        observers[0].onNext(2)
        observers[0].onCompleted()
        XCTAssertEqual(log.entries, ["1"])
    }

    func testDeferred() {
        var count = 0
        let source = Observable<Int>.deferred {
            count += 1
            return .just(count)
        }
        XCTAssertEqual(source.events() + source.events(), ["1", "|", "2", "|"])
        XCTAssertEqual(Observable<Int>.deferred { throw Failure("x") }.events(), ["!x"])
    }

    func testTrampoline() {
        let subscription = Observable.of(1, 2).subscribe(onNext: { [log] outer in
            log.add("\(outer)")
            _ = Observable.of(10, 20).subscribe(onNext: { log.add("\(outer)-\($0)") })
            _ = Observable.just(30).subscribe(onNext: { log.add("\(outer)-\($0)") })
            log.add("\(outer) end")
        })
        XCTAssertEqual(
            log.entries,
            ["1", "1-30", "1 end", "1-10", "2", "2-30", "2 end", "1-20", "2-10", "2-20"]
        )
        subscription.dispose()
    }

    func testDefaultConversionToAnObservable() {
        struct Wrapped: ObservableType {
            typealias Element = Int

            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
                observer.onNext(1)
                observer.onNext(2)
                observer.onCompleted()
                observer.onNext(3)
                return Disposables.create()
            }
        }
        XCTAssertEqual(Wrapped().asObservable().events(), ["1", "2", "|"])
        XCTAssertEqual(Wrapped().take(1).events(), ["1", "|"])
    }

    func testTimers() {
        XCTAssertEqual(
            VirtualClock().run(Observable<Int>.timer(.seconds(3), scheduler: VirtualClock())),
            []
        )
        let clock = VirtualClock()
        XCTAssertEqual(clock.run(Observable<Int>.timer(.seconds(3), scheduler: clock)), ["3:0", "3:|"])
        let second = VirtualClock()
        XCTAssertEqual(
            second.run(Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: second), until: 8),
            ["3:0", "5:1", "7:2"]
        )
        let third = VirtualClock()
        XCTAssertEqual(
            third.run(Observable<Int>.interval(.seconds(2), scheduler: third), until: 5),
            ["2:0", "4:1"]
        )
        let fourth = VirtualClock()
        XCTAssertEqual(
            fourth.run(Observable<Int>.interval(.seconds(2), scheduler: fourth).take(2)),
            ["2:0", "4:1", "4:|"]
        )
    }
}
