import RxSwift
import XCTest

final class CombiningTests: XCTestCase {
    private let log = Log()
    private let a = PublishSubject<Int>()
    private let b = PublishSubject<Int>()

    func testMerge() {
        let all = [
            Observable.merge(a, b), Observable.merge([a, b]),
            Observable.merge(Set([0, 1]).sorted().map { [a, b][$0] }),
            Observable.merge(AnyCollection([a.asObservable(), b.asObservable()])),
            Observable.of(a, b).merge(),
        ]
        let bag = DisposeBag()
        for (index, merged) in all.enumerated() { merged.record(to: log, "\(index):").disposed(by: bag) }
        a.onNext(1)
        XCTAssertEqual(log.take(), ["0:1", "1:1", "2:1", "3:1", "4:1"])
        b.onNext(2)
        XCTAssertEqual(log.take(), ["0:2", "1:2", "2:2", "3:2", "4:2"])
        a.onCompleted()
        XCTAssertEqual(log.take(), [])
        b.onCompleted()
        XCTAssertEqual(log.take(), ["0:|", "1:|", "2:|", "3:|", "4:|"])
    }

    func testMergeEnds() {
        let subscription = Observable.merge(a, b).record(to: log)
        b.onError(Failure("x"))
        XCTAssertEqual(log.entries, ["!x"])
        XCTAssertFalse(a.hasObservers)
        subscription.dispose()
        XCTAssertEqual(Observable<Int>.merge([]).events(), ["|"])
        XCTAssertEqual(Observable.merge(.of(1, 2), .of(3, 4)).events(), ["1", "3", "2", "4", "|"])
        XCTAssertEqual(Observable.merge(.just(1), .error(Failure("y")), .just(2)).events(), ["1", "!y"])
    }

    func testConcat() {
        XCTAssertEqual(Observable.of(1, 2).concat(Observable.of(3)).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(Observable.concat(.of(1, 2), .of(3)).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(Observable.concat([.of(1, 2), .of(3)]).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(Observable.concat(AnySequence([.of(1, 2), .of(3)])).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(Observable<Int>.concat([Observable<Int>]()).events(), ["|"])
        XCTAssertEqual(Observable.concat(.just(1), .error(Failure("x")), .just(2)).events(), ["1", "!x"])
        let subscription = a.concat(b).record(to: log)
        b.onNext(1)
        a.onNext(2)
        a.onCompleted()
        b.onNext(3)
        XCTAssertEqual(log.take(), ["2", "3"])
        subscription.dispose()
        XCTAssertFalse(b.hasObservers)
    }

    func testLongConcatDoesNotGrowTheStack() {
        let source = Observable.concat((0..<5_000).map { Observable.just($0) })
        XCTAssertEqual(source.events().count, 5_001)
    }

    func testCombineLatestOrder() {
        let subscription = Observable.combineLatest(a, b) { "\($0)\($1)" }.record(to: log)
        a.onNext(1)
        a.onNext(2)
        b.onNext(3)
        a.onNext(4)
        b.onNext(5)
        a.onCompleted()
        b.onNext(6)
        XCTAssertEqual(log.take(), ["23", "43", "45", "46"])
        b.onCompleted()
        XCTAssertEqual(log.take(), ["|"])
        subscription.dispose()
    }

    func testCombineLatestFromOneSource() {
        let subscription = Observable.combineLatest(a, a) { "\($0)\($1)" }.record(to: log)
        a.onNext(1)
        a.onNext(2)
        XCTAssertEqual(log.entries, ["11", "21", "22"])
        subscription.dispose()
    }

    func testCombineLatestEnds() {
        XCTAssertEqual(
            Observable.combineLatest(Observable<Int>.empty(), Observable.of(1, 2)) { $0 + $1 }.events(),
            ["|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.of(1, 2), Observable<Int>.empty()) { $0 + $1 }.events(),
            ["|"]
        )
        let early = Observable.combineLatest(Observable<Int>.empty(), a) { $0 + $1 }.record(to: log)
        a.onNext(1)
        XCTAssertEqual(log.take(), ["|"])
        XCTAssertFalse(a.hasObservers)
        early.dispose()
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable<Int>.error(Failure("x"))) { $0 + $1 }.events(),
            ["!x"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2)) { _, _ -> Int in throw Failure("y") }
                .events(),
            ["!y"]
        )
    }

    func testZip() {
        let subscription = Observable.zip(a, b) { "\($0)\($1)" }.record(to: log)
        a.onNext(1)
        a.onNext(2)
        b.onNext(3)
        b.onNext(4)
        b.onNext(5)
        XCTAssertEqual(log.take(), ["13", "24"])
        a.onCompleted()
        XCTAssertEqual(log.take(), [])
        b.onNext(6)
        XCTAssertEqual(log.take(), [])
        b.onCompleted()
        XCTAssertEqual(log.take(), ["|"])
        subscription.dispose()
        XCTAssertEqual(
            Observable.zip(Observable.of(1, 2), Observable.of(3, 4)) { $0 * $1 }.events(),
            ["3", "8", "|"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable<Int>.error(Failure("x"))) { $0 + $1 }.events(),
            ["!x"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2)) { _, _ -> Int in throw Failure("y") }.events(),
            ["!y"]
        )
    }

    func testZipOfACollection() {
        let subscription = Observable.zip([a, b]).record(to: log)
        a.onNext(1)
        b.onNext(2)
        a.onCompleted()
        XCTAssertEqual(log.take(), ["[1, 2]"])
        b.onNext(3)
        XCTAssertEqual(log.take(), ["|"])
        subscription.dispose()
        XCTAssertEqual(Observable.zip([Observable.of(1, 2), .of(3, 4)]) { $0.reduce(0, +) }.events(), ["4", "6", "|"])
        XCTAssertEqual(Observable<[Int]>.zip([Observable<Int>]()) { $0 }.events(), ["|"])
        XCTAssertEqual(Observable.zip([Observable.just(1), .error(Failure("x"))]).events(), ["!x"])
    }

    func testCombineLatestOfACollection() {
        let subscription = Observable.combineLatest([a, b]).record(to: log)
        a.onNext(1)
        b.onNext(2)
        a.onNext(3)
        a.onCompleted()
        b.onCompleted()
        XCTAssertEqual(log.take(), ["[1, 2]", "[3, 2]", "|"])
        subscription.dispose()
        XCTAssertEqual(
            Observable.combineLatest([Observable.just(1), .just(2)]) { $0.reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }.events(), ["0", "|"])
        XCTAssertEqual(
            Observable.combineLatest([Observable.just(1)]) { _ -> Int in throw Failure("x") }.events(),
            ["!x"]
        )
        XCTAssertEqual(
            Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw Failure("y") }.events(),
            ["!y"]
        )
        XCTAssertEqual(Observable.combineLatest([Observable<Int>.empty(), .just(1)]).events(), ["|"])
    }

    func testOptionalElements() {
        let subscription = Observable.combineLatest(
            Observable<Int?>.just(nil),
            Observable<String?>.of(nil, "a")
        ) { "\($0 ?? 0)\($1 ?? "-")" }.record(to: log)
        XCTAssertEqual(log.take(), ["0-", "0a", "|"])
        subscription.dispose()
        XCTAssertEqual(
            Observable.zip(Observable<Int?>.of(nil, 1), Observable<Int?>.of(2, nil)) { "\($0 ?? 0)\($1 ?? 0)" }
                .events(),
            ["02", "10", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest([Observable<Int?>.just(nil), .just(1)]).map { $0.count }.events(),
            ["2", "|"]
        )
        XCTAssertEqual(Observable.just(1).withLatestFrom(Observable<Int?>.just(nil)).events(), ["nil", "|"])
    }

    func testWithLatestFrom() {
        let subscription = a.withLatestFrom(b) { "\($0)\($1)" }.record(to: log, "s")
        let plain = a.withLatestFrom(b).record(to: log, "p")
        a.onNext(1)
        b.onNext(2)
        a.onNext(3)
        b.onCompleted()
        a.onNext(4)
        XCTAssertEqual(log.take(), ["s32", "p2", "s42", "p2"])
        a.onCompleted()
        XCTAssertEqual(log.take(), ["s|", "p|"])
        subscription.dispose()
        plain.dispose()
        XCTAssertEqual(
            Observable<Int>.never().withLatestFrom(Observable<Int>.error(Failure("x"))).events(),
            ["!x"]
        )
        XCTAssertEqual(Observable<Int>.error(Failure("y")).withLatestFrom(Observable.just(1)).events(), ["!y"])
        XCTAssertEqual(
            Observable.just(1).withLatestFrom(Observable.just(1)) { _, _ -> Int in throw Failure("z") }.events(),
            ["!z"]
        )
    }

    func testSecondSourceOfWithLatestFromIsSubscribedToFirst() {
        let source = Observable.just(1).do(onSubscribe: { self.log.add("source") })
        let other = Observable.just(2).do(onSubscribe: { self.log.add("other") })
        XCTAssertEqual(source.withLatestFrom(other).events(), ["2", "|"])
        XCTAssertEqual(log.entries, ["other", "source"])
        XCTAssertEqual(a.withLatestFrom(a).events(), [])
    }

    func testWithLatestFromOfItself() {
        let subscription = a.withLatestFrom(a) { "\($0)\($1)" }.record(to: log)
        a.onNext(1)
        a.onNext(2)
        XCTAssertEqual(log.entries, ["11", "22"])
        subscription.dispose()
    }

    func testStartWith() {
        XCTAssertEqual(Observable.of(3).startWith(1, 2).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(Observable.of(3, 4).startWith(1, 2).take(1).events(), ["1", "|"])
    }

    func testWithUnretained() {
        final class Owner {}
        var owner: Owner? = Owner()
        let weakOwner = Weak(owner)
        let pairs = owner.map { a.withUnretained($0).map { $0.1 }.record(to: log, "p") }
        let results = owner.map { a.withUnretained($0) { "\(type(of: $0))\($1)" }.record(to: log, "r") }
        a.onNext(1)
        XCTAssertEqual(log.take(), ["p1", "rOwner1"])
        owner = nil
        XCTAssertNil(weakOwner.object)
        XCTAssertEqual(log.take(), [])
        a.onNext(2)
        XCTAssertEqual(log.take(), ["p|", "r|"])
        XCTAssertFalse(a.hasObservers)
        pairs?.dispose()
        results?.dispose()
    }
}
