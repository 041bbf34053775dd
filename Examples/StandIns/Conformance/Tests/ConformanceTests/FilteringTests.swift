import RxSwift
import XCTest

final class FilteringTests: XCTestCase {
    private let log = Log()
    private struct Pair: Equatable {
        let key: Int
        let value: Int
    }

    func testFilter() {
        XCTAssertEqual(Observable.of(1, 2, 3).filter { $0 != 2 }.events(), ["1", "3", "|"])
        XCTAssertEqual(Observable.of(1).filter { _ in throw Failure("x") }.events(), ["!x"])
        XCTAssertEqual(Observable.of(1, 2).ignoreElements().events(), ["|"])
        XCTAssertEqual(Observable<Int>.error(Failure("x")).ignoreElements().events(), ["!x"])
    }

    func testDistinctUntilChanged() {
        XCTAssertEqual(Observable.of(1, 1, 2, 1).distinctUntilChanged().events(), ["1", "2", "1", "|"])
        XCTAssertEqual(Observable.of(1, 3, 2).distinctUntilChanged { $0 % 2 }.events(), ["1", "2", "|"])
        XCTAssertEqual(
            Observable.of(1, 3, 2).distinctUntilChanged { $0 % 2 == $1 % 2 }.events(),
            ["1", "2", "|"]
        )
        XCTAssertEqual(
            Observable.of(1, 3, 2).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }).events(),
            ["1", "2", "|"]
        )
        XCTAssertEqual(
            Observable.of(Pair(key: 1, value: 1), Pair(key: 1, value: 2), Pair(key: 2, value: 3))
                .distinctUntilChanged(at: \.key).map(\.value).events(),
            ["1", "3", "|"]
        )
        XCTAssertEqual(
            Observable.of(1, 2).distinctUntilChanged { _, _ in throw Failure("x") }.events(),
            ["1", "!x"]
        )
        XCTAssertEqual(
            Observable<Int?>.of(nil, nil, 1).distinctUntilChanged().events(),
            ["nil", "Optional(1)", "|"]
        )
    }

    func testSkip() {
        XCTAssertEqual(Observable.of(1, 2, 3).skip(1).events(), ["2", "3", "|"])
        XCTAssertEqual(Observable.of(1).skip(5).events(), ["|"])
        XCTAssertEqual(Observable.of(1, 2, 1).skip(while: { $0 < 2 }).events(), ["2", "1", "|"])
        XCTAssertEqual(Observable.of(1).skip(while: { _ in throw Failure("x") }).events(), ["!x"])
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(clock.ticks(1, 2, 3, nil).skip(.milliseconds(1500), scheduler: clock)),
            ["2:2", "3:3", "4:|"]
        )
    }

    func testSkipUntil() {
        let source = PublishSubject<Int>()
        let gate = PublishSubject<String>()
        let subscription = source.skip(until: gate).record(to: log)
        source.onNext(1)
        gate.onNext("open")
        XCTAssertFalse(gate.hasObservers)
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(log.take(), ["2", "|"])
        subscription.dispose()
        XCTAssertEqual(Observable.of(1).skip(until: Observable<Int>.never()).events(), [])
        XCTAssertEqual(Observable<Int>.never().skip(until: Observable<Int>.error(Failure("x"))).events(), ["!x"])
        XCTAssertEqual(Observable<Int>.error(Failure("y")).skip(until: Observable<Int>.never()).events(), ["!y"])
        XCTAssertEqual(Observable.of(1).skip(until: Observable<Int>.empty()).events(), [])
    }

    func testTake() {
        XCTAssertEqual(Observable.of(1, 2, 3).take(2).events(), ["1", "2", "|"])
        XCTAssertEqual(Observable.of(1).take(0).events(), ["|"])
        XCTAssertEqual(Observable.of(1).take(2).events(), ["1", "|"])
        XCTAssertEqual(Observable.of(1, 2, 1).take(while: { $0 < 2 }).events(), ["1", "|"])
        XCTAssertEqual(
            Observable.of(1, 2, 1).take(while: { $0 < 2 }, behavior: .inclusive).events(),
            ["1", "2", "|"]
        )
        XCTAssertEqual(Observable.of(1, 2, 1).take(until: { $0 == 2 }).events(), ["1", "|"])
        XCTAssertEqual(
            Observable.of(1, 2, 1).take(until: { $0 == 2 }, behavior: .inclusive).events(),
            ["1", "2", "|"]
        )
        XCTAssertEqual(Observable.of(1).take(until: { _ in throw Failure("x") }).events(), ["!x"])
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(clock.ticks(1, 2, 3).take(for: .seconds(2), scheduler: clock)),
            ["1:1", "2:|"]
        )
    }

    func testTakeCompletesWithinTheElement() {
        let subject = PublishSubject<Int>()
        let subscription = subject.take(1).subscribe(
            onNext: { [log] in
                log.add("\($0)")
                subject.onNext(2)
            },
            onCompleted: { [log] in log.add("|") }
        )
        subject.onNext(1)
        XCTAssertEqual(log.entries, ["1", "|"])
        subscription.dispose()
    }

    func testTakeUntil() {
        let source = PublishSubject<Int>()
        let end = PublishSubject<String>()
        let subscription = source.take(until: end).record(to: log)
        source.onNext(1)
        end.onNext("end")
        source.onNext(2)
        XCTAssertEqual(log.take(), ["1", "|"])
        XCTAssertFalse(source.hasObservers)
        subscription.dispose()
        XCTAssertEqual(Observable.of(1).take(until: Observable<Int>.empty()).events(), ["1", "|"])
        XCTAssertEqual(Observable.of(1).take(until: Observable.just(1)).events(), ["|"])
        XCTAssertEqual(Observable.of(1).take(until: Observable<Int>.error(Failure("x"))).events(), ["!x"])
        XCTAssertEqual(Observable<Int>.error(Failure("y")).take(until: Observable<Int>.never()).events(), ["!y"])
    }

    func testSample() {
        let source = PublishSubject<Int>()
        let sampler = PublishSubject<Void>()
        let subscription = source.sample(sampler).record(to: log)
        sampler.onNext(())
        source.onNext(1)
        source.onNext(2)
        sampler.onNext(())
        sampler.onNext(())
        source.onNext(3)
        source.onCompleted()
        XCTAssertEqual(log.take(), ["2"])
        sampler.onNext(())
        XCTAssertEqual(log.take(), ["3", "|"])
        subscription.dispose()
        let other = Observable<Int>.never().sample(sampler, defaultValue: 7).record(to: log)
        sampler.onNext(())
        sampler.onError(Failure("x"))
        XCTAssertEqual(log.take(), ["7", "!x"])
        other.dispose()
        XCTAssertEqual(Observable<Int>.error(Failure("y")).sample(Observable<Int>.never()).events(), ["!y"])
    }

    func testElementAtAndIfEmpty() {
        XCTAssertEqual(Observable.of(1, 2).element(at: 1).events(), ["2", "|"])
        XCTAssertEqual(
            Observable.of(1, 2).element(at: 2).events(),
            ["!Argument out of range."]
        )
        XCTAssertEqual(Observable<Int>.error(Failure("x")).element(at: 2).events(), ["!x"])
        XCTAssertEqual(Observable<Int>.empty().ifEmpty(default: 7).events(), ["7", "|"])
        XCTAssertEqual(Observable.just(1).ifEmpty(default: 7).events(), ["1", "|"])
        XCTAssertEqual(Observable<Int>.empty().ifEmpty(switchTo: .of(7, 8)).events(), ["7", "8", "|"])
        XCTAssertEqual(Observable<Int>.error(Failure("x")).ifEmpty(switchTo: .just(7)).events(), ["!x"])
    }
}
