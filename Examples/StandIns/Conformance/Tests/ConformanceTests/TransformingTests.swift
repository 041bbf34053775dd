import RxSwift
import XCTest

final class TransformingTests: XCTestCase {
    private let log = Log()

    func testMap() {
        XCTAssertEqual(Observable.of(1, 2).map { $0 * 2 }.events(), ["2", "4", "|"])
        XCTAssertEqual(Observable<Int>.error(Failure("x")).map { $0 }.events(), ["!x"])
    }

    func testErrorInAClosureEndsTheSequence() {
        let subject = PublishSubject<Int>()
        let subscription = subject.map { element -> Int in
            if element == 2 { throw Failure("two") }
            return element
        }.record(to: log)
        for element in 1...3 { subject.onNext(element) }
        XCTAssertEqual(log.entries, ["1", "!two"])
        XCTAssertFalse(subject.hasObservers)
        subscription.dispose()
    }

    func testCompactMap() {
        XCTAssertEqual(Observable.of("1", "x", "2").compactMap { Int($0) }.events(), ["1", "2", "|"])
        XCTAssertEqual(
            Observable.of(1).compactMap { _ -> Int? in throw Failure("x") }.events(),
            ["!x"]
        )
    }

    func testScanReduceEnumerated() {
        XCTAssertEqual(Observable.of(1, 2, 3).scan(10) { $0 + $1 }.events(), ["11", "13", "16", "|"])
        XCTAssertEqual(Observable.of(1, 2, 3).scan(into: 10) { $0 += $1 }.events(), ["11", "13", "16", "|"])
        XCTAssertEqual(Observable.of(1).scan(1) { _, _ in throw Failure("x") }.events(), ["!x"])
        XCTAssertEqual(Observable.of(1, 2, 3).reduce(10) { $0 + $1 }.events(), ["16", "|"])
        XCTAssertEqual(
            Observable.of(1, 2, 3).reduce(10, accumulator: { $0 + $1 }, mapResult: { $0 * -1 }).events(),
            ["-16", "|"]
        )
        XCTAssertEqual(Observable.of(1).reduce(1) { _, _ in throw Failure("x") }.events(), ["!x"])
        XCTAssertEqual(
            Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }.events(),
            ["0a", "1b", "|"]
        )
        let scanned = Observable.of(1, 2).scan(0) { $0 + $1 }
        XCTAssertEqual(scanned.events() + scanned.events(), ["1", "3", "|", "1", "3", "|"])
    }

    func testMaterializeAndDematerialize() {
        XCTAssertEqual(
            Observable.of(1, 2).materialize().events(),
            ["next(1)", "next(2)", "completed", "|"]
        )
        XCTAssertEqual(
            Observable<Int>.error(Failure("x")).materialize().events(),
            ["error(x)", "|"]
        )
        XCTAssertEqual(Observable.of(1, 2).materialize().dematerialize().events(), ["1", "2", "|"])
        XCTAssertEqual(
            Observable<Int>.error(Failure("x")).materialize().dematerialize().events(),
            ["!x"]
        )
        XCTAssertEqual(
            Observable<Event<Int>>.of(.next(1), .completed, .next(2)).dematerialize().events(),
            ["1", "|"]
        )
    }

    func testFlatMap() {
        let first = PublishSubject<String>()
        let second = PublishSubject<String>()
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMap { $0 == 1 ? first : second }.record(to: log)
        first.onNext("lost")
        outer.onNext(1)
        outer.onNext(2)
        first.onNext("a")
        second.onNext("b")
        outer.onCompleted()
        first.onCompleted()
        second.onNext("c")
        second.onCompleted()
        XCTAssertEqual(log.entries, ["a", "b", "c", "|"])
        subscription.dispose()
    }

    func testFailureInsideFlatMapEndsTheWhole() {
        let inner = PublishSubject<String>()
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMap { _ in inner }.record(to: log)
        outer.onNext(1)
        inner.onError(Failure("x"))
        XCTAssertEqual(log.entries, ["!x"])
        XCTAssertFalse(outer.hasObservers)
        XCTAssertFalse(inner.hasObservers)
        subscription.dispose()
        XCTAssertEqual(
            Observable.of(1).flatMap { _ -> Observable<Int> in throw Failure("y") }.events(),
            ["!y"]
        )
        XCTAssertEqual(Observable<Int>.error(Failure("z")).flatMap { Observable.just($0) }.events(), ["!z"])
    }

    func testFlatMapOfScheduledSequences() {
        XCTAssertEqual(
            Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.events(),
            ["10", "11", "20", "21", "|"]
        )
    }

    func testFlatMapFirst() {
        let inner = [PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>()]
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMapFirst { [log] number -> Observable<String> in
            log.add("start \(number)")
            return inner[number]
        }.record(to: log)
        outer.onNext(0)
        outer.onNext(1)
        inner[0].onNext("a")
        inner[0].onCompleted()
        outer.onNext(2)
        outer.onCompleted()
        inner[2].onNext("b")
        inner[2].onCompleted()
        XCTAssertEqual(log.entries, ["start 0", "a", "start 2", "b", "|"])
        subscription.dispose()
    }

    func testFlatMapLatest() {
        let inner = [PublishSubject<String>(), PublishSubject<String>()]
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMapLatest { [log] number in
            inner[number].do(onSubscribe: { log.add("start \(number)") }, onDispose: { log.add("stop \(number)") })
        }.record(to: log)
        outer.onNext(0)
        inner[0].onNext("a")
        outer.onNext(1)
        inner[0].onNext("b")
        inner[1].onNext("c")
        outer.onCompleted()
        inner[1].onNext("d")
        inner[1].onCompleted()
        XCTAssertEqual(log.entries, ["start 0", "a", "stop 0", "start 1", "c", "d", "stop 1", "|"])
        subscription.dispose()
    }

    func testFlatMapLatestFailures() {
        let inner = PublishSubject<String>()
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMapLatest { _ in inner }.record(to: log)
        outer.onNext(0)
        inner.onError(Failure("x"))
        outer.onNext(1)
        XCTAssertEqual(log.take(), ["!x"])
        subscription.dispose()
        XCTAssertEqual(
            Observable.of(1).flatMapLatest { _ -> Observable<Int> in throw Failure("y") }.events(),
            ["!y"]
        )
        XCTAssertEqual(Observable<Int>.empty().flatMapLatest { Observable.just($0) }.events(), ["|"])
        XCTAssertEqual(Observable<Int>.error(Failure("z")).flatMapLatest { Observable.just($0) }.events(), ["!z"])
    }

    func testNewElementFromWithinTheInnerSequence() {
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMapLatest { number -> Observable<Int> in
            Observable.create { observer in
                observer.onNext(number)
                if number < 2 { outer.onNext(number + 1) }
                observer.onNext(number * 10)
                return Disposables.create { self.log.add("stop \(number)") }
            }
        }.record(to: log)
        outer.onNext(1)
        XCTAssertEqual(log.entries, ["1", "2", "20", "stop 1"])
        subscription.dispose()
    }

    func testConcatMap() {
        let inner = [PublishSubject<String>(), PublishSubject<String>()]
        let outer = PublishSubject<Int>()
        let subscription = outer.concatMap { inner[$0] }.record(to: log)
        outer.onNext(0)
        outer.onNext(1)
        inner[0].onNext("a")
        inner[1].onNext("lost")
        inner[0].onCompleted()
        inner[1].onNext("b")
        outer.onCompleted()
        inner[1].onCompleted()
        XCTAssertEqual(log.entries, ["a", "b", "|"])
        subscription.dispose()
        XCTAssertEqual(
            Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }.events(),
            ["10", "11", "20", "21", "|"]
        )
    }

    func testInnerSequences() {
        let sources = Observable.of(Observable.of(1, 2), Observable.of(3, 4))
        XCTAssertEqual(sources.merge().events(), ["1", "2", "3", "4", "|"])
        XCTAssertEqual(sources.merge(maxConcurrent: 1).events(), ["1", "2", "3", "4", "|"])
        XCTAssertEqual(sources.concat().events(), ["1", "2", "3", "4", "|"])
        XCTAssertEqual(sources.switchLatest().events(), ["1", "3", "4", "|"])
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>()]
        let subscription = Observable.from(subjects).merge(maxConcurrent: 2).record(to: log)
        for (index, subject) in subjects.enumerated() { subject.onNext(index) }
        subjects[0].onCompleted()
        subjects[2].onNext(3)
        subjects[1].onCompleted()
        subjects[2].onCompleted()
        XCTAssertEqual(log.entries, ["0", "1", "3", "|"])
        subscription.dispose()
    }
}
