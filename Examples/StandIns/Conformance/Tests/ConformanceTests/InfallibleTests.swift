import RxCocoa
import RxSwift
import XCTest

final class InfallibleTests: XCTestCase {
    private let log = Log()

    func testCreation() {
        let made = Infallible<Int>.create { (observer: @escaping Infallible<Int>.InfallibleObserver) in
            observer(.next(1))
            observer(.completed)
            observer(.next(2))
            return Disposables.create()
        }
        XCTAssertEqual(made.events(), ["1", "|"])
        let now = CurrentThreadScheduler.instance
        XCTAssertEqual(Infallible.just(1).events(), ["1", "|"])
        XCTAssertEqual(Infallible.just(1, scheduler: now).events(), ["1", "|"])
        XCTAssertEqual(Infallible<Int>.never().events(), [])
        XCTAssertEqual(Infallible<Int>.empty().events(), ["|"])
        XCTAssertEqual(Infallible.deferred { .just(1) }.events(), ["1", "|"])
        XCTAssertEqual(Infallible.of(1, 2).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.from([1, 2]).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.from(1...2).events(), ["1", "2", "|"])
        XCTAssertEqual(text(InfallibleEvent.next(1).event), "1")
        XCTAssertEqual(text(InfallibleEvent<Int>.completed.event), "|")
    }

    func testConversion() {
        let failed = Observable.just(1).concat(Observable.error(Failure("x")))
        XCTAssertEqual(failed.asInfallible(onErrorJustReturn: 7).events(), ["1", "7", "|"])
        XCTAssertEqual(failed.asInfallible(onErrorFallbackTo: .of(7, 8)).events(), ["1", "7", "8", "|"])
        XCTAssertEqual(failed.asInfallible(onErrorRecover: { _ in .just(7) }).events(), ["1", "7", "|"])
    }

    func testSubscribing() {
        Infallible.just(1).subscribe(
            onNext: { self.log.add("\($0)") },
            onCompleted: { self.log.add("|") },
            onDisposed: { self.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
        Infallible.just(1).subscribe(
            with: self,
            onNext: { $0.log.add("\($1)") },
            onCompleted: { $0.log.add("|") },
            onDisposed: { $0.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
        Infallible.just(1).subscribe { (event: InfallibleEvent<Int>) in self.log.add("\(event)") }.dispose()
        XCTAssertEqual(log.take(), ["next(1)", "completed"])
    }

    func testOperators() {
        let source = Infallible.of(1, 2, 2, 3)
        XCTAssertEqual(source.map { $0 * 2 }.events(), ["2", "4", "4", "6", "|"])
        XCTAssertEqual(source.compactMap { $0 == 2 ? nil : $0 }.events(), ["1", "3", "|"])
        XCTAssertEqual(source.filter { $0 > 2 }.events(), ["3", "|"])
        XCTAssertEqual(source.distinctUntilChanged().events(), ["1", "2", "3", "|"])
        XCTAssertEqual(source.distinctUntilChanged { $0 / 2 }.events(), ["1", "2", "|"])
        XCTAssertEqual(source.distinctUntilChanged { $0 / 2 == $1 / 2 }.events(), ["1", "2", "|"])
        XCTAssertEqual(source.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }).events(), ["1", "2", "|"])
        XCTAssertEqual(source.distinctUntilChanged(at: \.self).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(source.flatMap { Observable.just($0) }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.flatMapLatest { Infallible.just($0) }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.flatMapFirst { Infallible.just($0) }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.concatMap { Infallible.just($0) }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.scan(0) { $0 + $1 }.events(), ["1", "3", "5", "8", "|"])
        XCTAssertEqual(source.scan(into: 0) { $0 += $1 }.events(), ["1", "3", "5", "8", "|"])
        XCTAssertEqual(source.startWith(0).events(), ["0", "1", "2", "2", "3", "|"])
        XCTAssertEqual(source.take(2).events(), ["1", "2", "|"])
        XCTAssertEqual(source.take(while: { $0 < 2 }).events(), ["1", "|"])
        XCTAssertEqual(source.take(until: { $0 == 2 }).events(), ["1", "|"])
        XCTAssertEqual(source.take(until: Infallible.just(1)).events(), ["|"])
        XCTAssertEqual(source.take(until: Observable.just(1)).events(), ["|"])
        XCTAssertEqual(source.skip(while: { $0 < 3 }).events(), ["3", "|"])
        XCTAssertEqual(source.skip(until: Observable<Int>.never()).events(), [])
        XCTAssertEqual(source.share(replay: 1).events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.withUnretained(self).map { $0.1 }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.withUnretained(self) { $1 }.events(), ["1", "2", "2", "3", "|"])
        XCTAssertEqual(source.withLatestFrom(Infallible.just(7)).events(), ["7", "7", "7", "7", "|"])
        XCTAssertEqual(
            Infallible.just(1).withLatestFrom(Infallible.just(7)) { $0 + $1 }.events(),
            ["8", "|"]
        )
        Infallible.just(1).do(
            onNext: { self.log.add("on \($0)") },
            afterNext: { self.log.add("after \($0)") },
            onCompleted: { self.log.add("on |") },
            afterCompleted: { self.log.add("after |") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        ).record(to: log).dispose()
        XCTAssertEqual(
            log.take(),
            ["subscribe", "on 1", "1", "after 1", "on |", "|", "after |", "subscribed", "dispose"]
        )
        let observable: Infallible<Int> = Observable.of(1, 2).flatMapLatest { Infallible.just($0) }
        XCTAssertEqual(observable.events(), ["1", "2", "|"])
    }

    func testCombining() {
        let one = Infallible.just(1)
        let two = Infallible.just(2)
        XCTAssertEqual(Infallible.merge(one, two).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.merge([one, two]).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.merge(AnyCollection([one, two])).events(), ["1", "2", "|"])
        XCTAssertEqual(one.concat(two).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.concat(one, two).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.concat([one, two]).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.concat(AnySequence([one, two])).events(), ["1", "2", "|"])
        XCTAssertEqual(Infallible.combineLatest([one, two]).events(), ["[1, 2]", "|"])
        XCTAssertEqual(Infallible.combineLatest([one, two]) { $0.reduce(0, +) }.events(), ["3", "|"])
    }

    func testTiming() {
        let clock = VirtualClock()
        let source = clock.ticks(1, 2, nil).asInfallible(onErrorJustReturn: 0)
        XCTAssertEqual(clock.run(source.debounce(.seconds(3), scheduler: clock)), ["3:2", "3:|"])
        let second = VirtualClock()
        let other = second.ticks(1, 2, nil).asInfallible(onErrorJustReturn: 0)
        XCTAssertEqual(
            second.run(other.throttle(.seconds(5), scheduler: second)),
            ["1:1", "6:2", "6:|"]
        )
        let third = VirtualClock()
        let last = third.ticks(1, 2, nil).asInfallible(onErrorJustReturn: 0)
        XCTAssertEqual(third.run(last.take(for: .milliseconds(1500), scheduler: third)), ["1:1", "2:|"])
    }

    func testBinding() {
        let source = Infallible.just(1)
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        let bag = DisposeBag()
        publish.record(to: log, "p").disposed(by: bag)
        optionalPublish.record(to: log, "o").disposed(by: bag)
        source.bind(to: publish).disposed(by: bag)
        source.bind(to: optionalPublish).disposed(by: bag)
        source.bind(to: behavior).disposed(by: bag)
        source.bind(to: optionalBehavior).disposed(by: bag)
        source.bind(to: replay).disposed(by: bag)
        source.bind(to: optionalReplay).disposed(by: bag)
        source.bind(onNext: { self.log.add("n\($0)") }).disposed(by: bag)
        source.bind(to: AnyObserver<Int> { self.log.add("a\(text($0))") }).disposed(by: bag)
        source.bind(to: AnyObserver<Int?> { self.log.add("b\(text($0))") }).disposed(by: bag)
        XCTAssertEqual(log.entries, ["p1", "oOptional(1)", "n1", "a1", "a|", "bOptional(1)", "b|"])
        XCTAssertEqual([behavior.value, optionalBehavior.value], [1, 1])
        XCTAssertEqual(replay.events() + optionalReplay.events(), ["1", "Optional(1)"])
        XCTAssertEqual(source.bind { $0.events() }, ["1", "|"])
        XCTAssertEqual(
            source.bind(to: { source in { prefix in source.events().map { prefix + $0 } } }, curriedArgument: "x"),
            ["x1", "x|"]
        )
        XCTAssertEqual(source.asDriver().events(), ["1", "|"])
    }
}
