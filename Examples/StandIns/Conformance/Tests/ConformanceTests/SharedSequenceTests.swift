import RxCocoa
import RxSwift
import XCTest

final class SharedSequenceTests: XCTestCase {
    private let log = Log()

    func testDriverReplaysTheLatestElementWhileSomeoneIsSubscribed() {
        let subject = PublishSubject<Int>()
        let driver = subject.asDriver(onErrorJustReturn: 0)
        let first = driver.drive(onNext: { self.log.add("a\($0)") })
        subject.onNext(1)
        let second = driver.drive(onNext: { self.log.add("b\($0)") })
        XCTAssertEqual(log.take(), ["a1", "b1"])
        first.dispose()
        second.dispose()
        XCTAssertFalse(subject.hasObservers)
        let third = driver.drive(onNext: { self.log.add("c\($0)") })
        XCTAssertEqual(log.take(), [])
        third.dispose()
    }

    func testSignalDoesNotReplay() {
        let subject = PublishSubject<Int>()
        let signal = subject.asSignal(onErrorJustReturn: 0)
        let first = signal.emit(onNext: { self.log.add("a\($0)") })
        subject.onNext(1)
        let second = signal.emit(onNext: { self.log.add("b\($0)") })
        subject.onNext(2)
        XCTAssertEqual(log.take(), ["a1", "a2", "b2"])
        first.dispose()
        second.dispose()
    }

    func testOneSubscriptionForAll() {
        var count = 0
        let source = Observable<Int>.create { observer in
            count += 1
            observer.onNext(count)
            return Disposables.create()
        }
        let driver = source.asDriver(onErrorJustReturn: 0)
        let mapped = driver.map { $0 }
        let bag = DisposeBag()
        for driver in [driver, mapped, mapped.filter { _ in true }] {
            driver.drive(onNext: { self.log.add("\($0)") }).disposed(by: bag)
        }
        XCTAssertEqual(count, 1)
        XCTAssertEqual(log.entries, ["1", "1", "1"])
    }

    func testElementsFromABackgroundQueueArriveOnMain() {
        let relay = PublishRelay<Int>()
        let done = expectation(description: "done")
        done.expectedFulfillmentCount = 2
        let bag = DisposeBag()
        relay.asDriver(onErrorDriveWith: .empty()).drive(onNext: { _ in
            XCTAssertTrue(Thread.isMainThread)
            done.fulfill()
        }).disposed(by: bag)
        relay.asSignal().emit(onNext: { _ in
            XCTAssertTrue(Thread.isMainThread)
            done.fulfill()
        }).disposed(by: bag)
        DispatchQueue.global().async { relay.accept(1) }
        wait(for: [done], timeout: 10)
    }

    func testElementFromWithinADriversElementIsAsynchronous() {
        let relay = BehaviorRelay(value: 1)
        let done = expectation(description: "done")
        let subscription = relay.asDriver().drive(onNext: { [log] element in
            log.add("\(element)")
            if element == 1 { relay.accept(2) }
            log.add("\(element) end")
            if element == 2 { done.fulfill() }
        })
        XCTAssertEqual(log.entries, ["1", "1 end"])
        wait(for: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["1", "1 end", "2", "2 end"])
        subscription.dispose()
    }

    func testConversion() {
        let failed = Observable.just(1).concat(Observable.error(Failure("x")))
        XCTAssertEqual(failed.asDriver(onErrorJustReturn: 7).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asDriver(onErrorDriveWith: .just(7)).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asDriver(onErrorDriveWith: .empty()).events(), ["1", "|"])
        XCTAssertEqual(failed.asDriver(onErrorRecover: { _ in .just(7) }).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asSignal(onErrorJustReturn: 7).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asSignal(onErrorSignalWith: .just(7)).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asSignal(onErrorRecover: { _ in .just(7) }).events(), ["1", "7", "|"])
        let shared: SharedSequence<SignalSharingStrategy, Int> = failed.asSharedSequence(onErrorJustReturn: 7)
        XCTAssertEqual(shared.events(), ["1", "7", "|"])
        XCTAssertEqual(
            failed.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .just(7)).events(),
            ["1", "7", "|"]
        )
        XCTAssertEqual(
            failed.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .just(7) })
                .events(),
            ["1", "7", "|"]
        )
        XCTAssertEqual(BehaviorRelay(value: 1).asDriver().events(), ["1"])
        XCTAssertEqual(PublishRelay<Int>().asSignal().events(), [])
        XCTAssertEqual(Driver.just(1).asDriver().events(), ["1", "|"])
        XCTAssertEqual(Signal.just(1).asSignal().events(), ["1", "|"])
        XCTAssertEqual(Signal.just(1).asSharedSequence().events(), ["1", "|"])
        XCTAssertEqual(Driver.just(1).asInfallible().events(), ["1", "|"])
        XCTAssertEqual(Single.just(1).asDriver(onErrorJustReturn: 7).events(), ["1", "|"])
        XCTAssertEqual(Driver.just(1).asSignal(onErrorJustReturn: 7).events(), ["1", "|"])
    }

    func testDefaultConversionToAnObservable() {
        struct Wrapped: SharedSequenceConvertibleType {
            typealias Element = Int
            typealias SharingStrategy = DriverSharingStrategy

            func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Int> { .just(1) }
        }
        XCTAssertEqual(Wrapped().asObservable().events(), ["1", "|"])
        XCTAssertEqual(Wrapped().map { $0 + 1 }.events(), ["2", "|"])
    }

    func testStrategies() {
        XCTAssertTrue(DriverSharingStrategy.scheduler is MainScheduler)
        XCTAssertTrue(SignalSharingStrategy.scheduler is MainScheduler)
        XCTAssertFalse(SharingScheduler.make() as? MainScheduler === MainScheduler.instance)
        XCTAssertEqual(DriverSharingStrategy.share(Observable.just(1)).events(), ["1", "|"])
        XCTAssertEqual(SignalSharingStrategy.share(Observable.just(1)).events(), ["1", "|"])
    }

    func testSchedulerOfTests() throws {
        let clock = VirtualClock()
        SharingScheduler.mock(scheduler: clock) {
            XCTAssertTrue(DriverSharingStrategy.scheduler is VirtualClock)
            let source = clock.ticks(1, 2, nil)
            XCTAssertEqual(
                clock.run(source.asDriver(onErrorJustReturn: 0).debounce(.seconds(3)), until: 20),
                ["3:2", "3:|"]
            )
        }
        SharingScheduler.mock(makeScheduler: { clock }) {
            XCTAssertTrue(SharingScheduler.make() is VirtualClock)
        }
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
        XCTAssertThrowsError(try SharingScheduler.mock(scheduler: clock) { throw Failure("x") })
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
    }

    func testCreation() {
        XCTAssertEqual(Driver<Int>.empty().events(), ["|"])
        XCTAssertEqual(Driver<Int>.never().events(), [])
        XCTAssertEqual(Driver.just(1).events(), ["1", "|"])
        XCTAssertEqual(Driver.deferred { .just(1) }.events(), ["1", "|"])
        // The first piece of work is synchronous, the next one is nested in it.
        XCTAssertEqual(Driver.of(1, 2).events(), ["1"])
        XCTAssertEqual(Driver.from([1, 2]).events(), ["1"])
        XCTAssertEqual(Driver.from(1...2).events(), ["1"])
        XCTAssertEqual(Driver.from(optional: 1).events(), ["1"])
        XCTAssertEqual(Driver<Int>.from(optional: nil).events(), ["|"])
        let done = expectation(description: "done")
        let subscription = Driver.of(1, 2).drive(
            onNext: { self.log.add("\($0)") },
            onCompleted: { done.fulfill() }
        )
        wait(for: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["1", "2"])
        subscription.dispose()
    }

    func testTimers() {
        let clock = VirtualClock()
        SharingScheduler.mock(scheduler: clock) {
            XCTAssertEqual(clock.run(Driver<Int>.interval(.seconds(2)), until: 5), ["2:0", "4:1"])
        }
        let second = VirtualClock()
        SharingScheduler.mock(scheduler: second) {
            XCTAssertEqual(
                second.run(Signal<Int>.timer(.seconds(1), period: .seconds(3)), until: 5),
                ["1:0", "4:1"]
            )
        }
    }

    func testOperators() {
        let relay = PublishRelay<Int>()
        let source = relay.asDriver(onErrorJustReturn: 0)
        let bag = DisposeBag()
        func record<S, Element>(_ name: String, _ sequence: SharedSequence<S, Element>) {
            sequence.record(to: log, "\(name) ").disposed(by: bag)
        }
        record("map", source.map { $0 * 2 })
        record("compactMap", source.compactMap { $0 == 2 ? nil : $0 })
        record("filter", source.filter { $0 != 1 })
        record("skip", source.skip(1))
        record("distinct", source.distinctUntilChanged())
        record("key", source.distinctUntilChanged { $0 > 0 })
        record("comparer", source.distinctUntilChanged { $0 == $1 })
        record("both", source.distinctUntilChanged({ $0 > 0 }, comparer: { $0 == $1 }))
        record("scan", source.scan(10) { $0 + $1 })
        record("startWith", source.startWith(0))
        record("flatMap", source.flatMap { Driver.just($0) })
        record("flatMapLatest", source.flatMapLatest { Signal.just($0) })
        record("flatMapFirst", source.flatMapFirst { Driver.just($0) })
        record("latest", source.withLatestFrom(Driver.just("x")))
        record("selected", source.withLatestFrom(Driver.just("x")) { "\($0)\($1)" })
        record("throttle", source.throttle(.seconds(5)))
        XCTAssertEqual(log.take(), ["startWith 0"])
        relay.accept(1)
        XCTAssertEqual(
            log.take(),
            [
                "map 2", "compactMap 1", "distinct 1", "key 1", "comparer 1", "both 1", "scan 11", "startWith 1",
                "flatMap 1", "flatMapLatest 1", "flatMapFirst 1", "latest x", "selected 1x", "throttle 1",
            ]
        )
        relay.accept(2)
        XCTAssertEqual(
            log.take(),
            [
                "map 4", "filter 2", "skip 2", "distinct 2", "comparer 2", "scan 13", "startWith 2", "flatMap 2",
                "flatMapLatest 2", "flatMapFirst 2", "latest x", "selected 2x",
            ]
        )
        let signal = relay.asSignal()
        record("pair", signal.withUnretained(log).map { $0.1 })
        record("object", signal.withUnretained(log) { $1 * 10 })
        _ = log.take()
        relay.accept(2)
        XCTAssertEqual(Array(log.take().suffix(2)), ["pair 2", "object 20"])
    }

    func testDo() {
        let driver = Driver.just(1).do(
            onNext: { self.log.add("on \($0)") },
            afterNext: { self.log.add("after \($0)") },
            onCompleted: { self.log.add("on |") },
            afterCompleted: { self.log.add("after |") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        )
        driver.record(to: log).dispose()
        XCTAssertEqual(
            log.entries,
            ["subscribe", "on 1", "1", "after 1", "on |", "|", "after |", "subscribed", "dispose"]
        )
    }

    func testTimingOperators() {
        let clock = VirtualClock()
        SharingScheduler.mock(scheduler: clock) {
            let source = clock.ticks(1, 2, nil).asSignal(onErrorJustReturn: 0)
            XCTAssertEqual(clock.run(source.delay(.seconds(5)), until: 20), ["6:1", "7:2", "8:|"])
        }
        let second = VirtualClock()
        SharingScheduler.mock(scheduler: second) {
            let source = second.ticks(1, 2, nil).asSignal(onErrorJustReturn: 0)
            XCTAssertEqual(second.run(source.throttle(.seconds(5)), until: 20), ["1:1", "6:2", "6:|"])
        }
        let third = VirtualClock()
        SharingScheduler.mock(scheduler: third) {
            let source = third.ticks(1, 2, nil).asSignal(onErrorJustReturn: 0)
            XCTAssertEqual(third.run(source.throttle(.seconds(5), latest: false), until: 20), ["1:1", "3:|"])
        }
    }

    func testCombining() {
        let first = PublishRelay<Int>()
        let second = PublishRelay<Int>()
        let a = first.asSignal()
        let b = second.asSignal()
        let bag = DisposeBag()
        func record<S, Element>(_ name: String, _ sequence: SharedSequence<S, Element>) {
            sequence.record(to: log, "\(name) ").disposed(by: bag)
        }
        record("merge", Signal.merge(a, b))
        record("array", Signal.merge([a, b]))
        record("collection", Signal.merge(AnyCollection([a, b])))
        record("combine", Signal.combineLatest([a, b]))
        record("combined", Signal.combineLatest([a, b]) { $0.reduce(0, +) })
        record("zip", Signal.zip([a, b]))
        record("zipped", Signal.zip([a, b]) { $0.reduce(0, +) })
        record("concat", Signal.concat([a, b]))
        record("sequence", Signal.concat(AnySequence([a, b])))
        record("inner", Driver.just(a).merge())
        record("limited", Driver.just(a).merge(maxConcurrent: 1))
        record("switch", Driver.just(a).switchLatest())
        first.accept(1)
        XCTAssertEqual(
            log.take(),
            ["merge 1", "array 1", "collection 1", "concat 1", "sequence 1", "inner 1", "limited 1", "switch 1"]
        )
        second.accept(2)
        XCTAssertEqual(
            log.take(),
            ["merge 2", "array 2", "collection 2", "combine [1, 2]", "combined 3", "zip [1, 2]", "zipped 3"]
        )
    }
}
