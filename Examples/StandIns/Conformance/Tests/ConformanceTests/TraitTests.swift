import RxSwift
import XCTest

final class TraitTests: XCTestCase {
    private let log = Log()

    private func events<Element>(_ single: Single<Element>) -> [String] {
        let log = Log()
        single.subscribe(
            onSuccess: { log.add("\($0)") },
            onFailure: { log.add("!\($0)") },
            onDisposed: { log.add("~") }
        ).dispose()
        return log.entries
    }

    private func events<Element>(_ maybe: Maybe<Element>) -> [String] {
        let log = Log()
        maybe.subscribe(
            onSuccess: { log.add("\($0)") },
            onError: { log.add("!\($0)") },
            onCompleted: { log.add("|") },
            onDisposed: { log.add("~") }
        ).dispose()
        return log.entries
    }

    private func events(_ completable: Completable) -> [String] {
        let log = Log()
        completable.subscribe(
            onCompleted: { log.add("|") },
            onError: { log.add("!\($0)") },
            onDisposed: { log.add("~") }
        ).dispose()
        return log.entries
    }

    func testSingles() {
        let made = Single<Int>.create { (observer: @escaping Single<Int>.SingleObserver) in
            observer(.success(1))
            observer(.failure(Failure("late")))
            return Disposables.create()
        }
        XCTAssertEqual(events(made), ["1", "~"])
        XCTAssertEqual(made.events(), ["1", "|"])
        XCTAssertEqual(
            events(
                Single<Int>.create { observer in
                    observer(.failure(Failure("x")))
                    return Disposables.create()
                }
            ),
            ["!x", "~"]
        )
        XCTAssertEqual(events(Single.just(1)), ["1", "~"])
        XCTAssertEqual(events(Single.just(1, scheduler: CurrentThreadScheduler.instance)), ["1", "~"])
        XCTAssertEqual(events(Single<Int>.error(Failure("x"))), ["!x", "~"])
        XCTAssertEqual(events(Single<Int>.never()), ["~"])
        XCTAssertEqual(events(Single.just(1).primitiveSequence), ["1", "~"])
        var results: [String] = []
        Single.just(1).subscribe { (event: SingleEvent<Int>) in results.append("\(event)") }.dispose()
        XCTAssertEqual(results, ["success(1)"])
    }

    func testOperatorsOfSingles() {
        XCTAssertEqual(events(Single.just(1).map { $0 + 1 }), ["2", "~"])
        XCTAssertEqual(events(Single.just(1).map { _ -> Int in throw Failure("x") }), ["!x", "~"])
        XCTAssertEqual(events(Single.just(1).filter { $0 > 1 }), ["|", "~"])
        XCTAssertEqual(events(Single.just("1").compactMap { Int($0) }), ["1", "~"])
        XCTAssertEqual(events(Single.just("x").compactMap { Int($0) }), ["|", "~"])
        XCTAssertEqual(events(Single.just(1).flatMap { .just($0 + 1) }), ["2", "~"])
        XCTAssertEqual(events(Single.just(1).flatMap { _ -> Single<Int> in .error(Failure("x")) }), ["!x", "~"])
        XCTAssertEqual(events(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }), ["|", "~"])
        XCTAssertEqual(events(Single.just(1).flatMapCompletable { _ in .empty() }), ["|", "~"])
        XCTAssertEqual(events(Single.just(1).asMaybe()), ["1", "~"])
        XCTAssertEqual(events(Single.just(1).asCompletable()), ["|", "~"])
        XCTAssertEqual(events(Single<Int>.error(Failure("x")).catchAndReturn(7)), ["7", "~"])
        XCTAssertEqual(events(Single<Int>.error(Failure("x")).catch { _ in .just(8) }), ["8", "~"])
        XCTAssertEqual(events(Single.zip([Single.just(1), .just(2)])), ["[1, 2]", "~"])
        XCTAssertEqual(events(Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }), ["3", "~"])
        XCTAssertEqual(events(Single.zip([Single<Int>]())), ["[]", "~"])
        XCTAssertEqual(events(Single.zip([Single<Int>]()) { $0.count }), ["0", "~"])
    }

    func testOrderOfDoOnSingles() {
        let single = Single.just(1).do(
            onSuccess: { self.log.add("on \($0)") },
            afterSuccess: { self.log.add("after \($0)") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        )
        single.subscribe(onSuccess: { self.log.add("\($0)") }).dispose()
        XCTAssertEqual(log.take(), ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"])
        Single<Int>.error(Failure("x")).do(
            onError: { self.log.add("on \($0)") },
            afterError: { self.log.add("after \($0)") }
        ).subscribe(onFailure: { _ in }).dispose()
        XCTAssertEqual(log.take(), ["on x", "after x"])
    }

    func testHandlersWithAnObject() {
        final class Owner {}
        var owner: Owner? = Owner()
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        if let owner {
            Single.just(1).subscribe(
                with: owner,
                onSuccess: { self.log.add("\(type(of: $0))\($1)") },
                onFailure: { self.log.add("!\($1)") },
                onDisposed: { self.log.add("~\(type(of: $0))") }
            ).disposed(by: bag)
            Single<Int>.error(Failure("x")).subscribe(with: owner, onFailure: { self.log.add("!\($1)") })
                .disposed(by: bag)
            Maybe.just(2).subscribe(
                with: owner,
                onSuccess: { self.log.add("\(type(of: $0))\($1)") },
                onError: { self.log.add("!\($1)") },
                onCompleted: { _ in self.log.add("|") },
                onDisposed: { self.log.add("~\(type(of: $0))") }
            ).disposed(by: bag)
            Completable.empty().subscribe(
                with: owner,
                onCompleted: { self.log.add("|\(type(of: $0))") },
                onError: { self.log.add("!\($1)") },
                onDisposed: { self.log.add("~\(type(of: $0))") }
            ).disposed(by: bag)
            subject.asSingle().subscribe(with: owner, onSuccess: { _, _ in self.log.add("lost") }).disposed(by: bag)
        }
        XCTAssertEqual(log.take(), ["Owner1", "~Owner", "!x", "Owner2", "~Owner", "|Owner", "~Owner"])
        if let owner {
            Maybe<Int>.error(Failure("m")).subscribe(with: owner, onError: { self.log.add("!\($1)") }).disposed(by: bag)
            Maybe<Int>.empty().subscribe(with: owner, onCompleted: { _ in self.log.add("|") }).disposed(by: bag)
            Completable.error(Failure("c")).subscribe(with: owner, onError: { self.log.add("!\($1)") })
                .disposed(by: bag)
        }
        XCTAssertEqual(log.take(), ["!m", "|", "!c"])
        owner = nil
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(log.take(), [])
    }

    func testMaybes() {
        let made = Maybe<Int>.create { (observer: @escaping Maybe<Int>.MaybeObserver) in
            observer(.success(1))
            return Disposables.create()
        }
        XCTAssertEqual(events(made), ["1", "~"])
        let failed = Maybe<Int>.create { observer in
            observer(.error(Failure("x")))
            return Disposables.create()
        }
        XCTAssertEqual(events(failed), ["!x", "~"])
        let empty = Maybe<Int>.create { observer in
            observer(.completed)
            return Disposables.create()
        }
        XCTAssertEqual(events(empty), ["|", "~"])
        XCTAssertEqual(events(Maybe.just(1)), ["1", "~"])
        XCTAssertEqual(events(Maybe.just(1, scheduler: CurrentThreadScheduler.instance)), ["1", "~"])
        XCTAssertEqual(events(Maybe<Int>.error(Failure("x"))), ["!x", "~"])
        XCTAssertEqual(events(Maybe<Int>.never()), ["~"])
        XCTAssertEqual(events(Maybe<Int>.empty()), ["|", "~"])
        var results: [String] = []
        Maybe.just(1).subscribe { (event: MaybeEvent<Int>) in results.append("\(event)") }.dispose()
        XCTAssertEqual(results, ["success(1)"])
    }

    func testOperatorsOfMaybes() {
        XCTAssertEqual(events(Maybe.just(1).map { $0 + 1 }), ["2", "~"])
        XCTAssertEqual(events(Maybe.just(1).filter { $0 > 1 }), ["|", "~"])
        XCTAssertEqual(events(Maybe.just("1").compactMap { Int($0) }), ["1", "~"])
        XCTAssertEqual(events(Maybe.just(1).flatMap { .just($0 + 1) }), ["2", "~"])
        XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(default: 7)), ["7", "~"])
        XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(7))), ["7", "~"])
        XCTAssertEqual(events(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(7))), ["7", "~"])
        XCTAssertEqual(events(Maybe<Int>.error(Failure("x")).catchAndReturn(7)), ["7", "~"])
        let maybe = Maybe.just(1).do(
            onNext: { self.log.add("on \($0)") },
            afterNext: { self.log.add("after \($0)") },
            onError: { self.log.add("\($0)") },
            afterError: { self.log.add("\($0)") },
            onCompleted: { self.log.add("on |") },
            afterCompleted: { self.log.add("after |") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        )
        maybe.subscribe(onSuccess: { self.log.add("\($0)") }).dispose()
        XCTAssertEqual(
            log.take(),
            ["subscribe", "on 1", "1", "after 1", "on |", "after |", "subscribed", "dispose"]
        )
    }

    func testCompletables() {
        let made = Completable.create { (observer: @escaping Completable.CompletableObserver) in
            observer(.completed)
            observer(.error(Failure("late")))
            return Disposables.create()
        }
        XCTAssertEqual(events(made), ["|", "~"])
        let failed = Completable.create { observer in
            observer(.error(Failure("x")))
            return Disposables.create()
        }
        XCTAssertEqual(events(failed), ["!x", "~"])
        XCTAssertEqual(events(Completable.empty()), ["|", "~"])
        XCTAssertEqual(events(Completable.never()), ["~"])
        XCTAssertEqual(events(Completable.error(Failure("x"))), ["!x", "~"])
        XCTAssertEqual(events(Completable.empty().concat(failed)), ["!x", "~"])
        XCTAssertEqual(events(Completable.concat(.empty(), .empty())), ["|", "~"])
        XCTAssertEqual(events(Completable.concat([Completable.empty(), .error(Failure("y"))])), ["!y", "~"])
        XCTAssertEqual(events(Completable.concat(AnySequence([Completable.empty()]))), ["|", "~"])
        XCTAssertEqual(events(Completable.zip(.empty(), .empty())), ["|", "~"])
        XCTAssertEqual(events(Completable.zip([.empty(), .error(Failure("y"))])), ["!y", "~"])
        XCTAssertEqual(events(Completable.zip(AnyCollection([Completable.empty(), .never()]))), ["~"])
        var results: [String] = []
        Completable.empty().subscribe { (event: CompletableEvent) in results.append("\(event)") }.dispose()
        XCTAssertEqual(results, ["completed"])
        let observed = Completable.empty().do(
            onError: { self.log.add("\($0)") },
            afterError: { self.log.add("\($0)") },
            onCompleted: { self.log.add("on |") },
            afterCompleted: { self.log.add("after |") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        )
        observed.subscribe(onCompleted: { self.log.add("|") }).dispose()
        XCTAssertEqual(log.take(), ["subscribe", "on |", "|", "after |", "subscribed", "dispose"])
    }

    func testAndThen() {
        let failed = Completable.error(Failure("x"))
        XCTAssertEqual(events(Completable.empty().andThen(Single.just(1))), ["1", "~"])
        XCTAssertEqual(events(failed.andThen(Single.just(1))), ["!x", "~"])
        XCTAssertEqual(events(Completable.empty().andThen(Maybe.just(1))), ["1", "~"])
        XCTAssertEqual(events(Completable.empty().andThen(.empty())), ["|", "~"])
        XCTAssertEqual(Completable.empty().andThen(Observable.of(1, 2)).events(), ["1", "2", "|"])
        let subject = PublishSubject<Never>()
        let second = PublishSubject<Int>()
        let subscription = subject.asCompletable().andThen(second.asObservable()).record(to: log)
        second.onNext(1)
        subject.onCompleted()
        second.onNext(2)
        XCTAssertEqual(log.take(), ["2"])
        subscription.dispose()
        XCTAssertFalse(second.hasObservers)
    }

    func testTraitsOfObservables() {
        XCTAssertEqual(events(Observable.of(1).asSingle()), ["1", "~"])
        XCTAssertEqual(events(Observable<Int>.empty().asSingle()), ["!Sequence doesn't contain any elements.", "~"])
        XCTAssertEqual(events(Observable.of(1, 2).asSingle()), ["!Sequence contains more than one element.", "~"])
        XCTAssertEqual(events(Observable<Int>.error(Failure("x")).asSingle()), ["!x", "~"])
        XCTAssertEqual(events(Observable.of(1).asMaybe()), ["1", "~"])
        XCTAssertEqual(events(Observable<Int>.empty().asMaybe()), ["|", "~"])
        XCTAssertEqual(events(Observable.of(1, 2).asMaybe()), ["!Sequence contains more than one element.", "~"])
        XCTAssertEqual(events(Observable.of(1, 2).first()), ["Optional(1)", "~"])
        XCTAssertEqual(events(Observable<Int>.empty().first()), ["nil", "~"])
        XCTAssertEqual(events(Observable<Int>.error(Failure("x")).first()), ["!x", "~"])
        XCTAssertEqual(events(Observable.of(1, 2).toArray()), ["[1, 2]", "~"])
        XCTAssertEqual(events(Observable<Int>.error(Failure("x")).toArray()), ["!x", "~"])
        XCTAssertEqual(events(Observable.of(1).ignoreElements().asCompletable()), ["|", "~"])
    }

    func testSharedOperators() {
        XCTAssertEqual(events(Single.deferred { .just(1) }), ["1", "~"])
        XCTAssertEqual(events(Single<Int>.deferred { throw Failure("x") }), ["!x", "~"])
        XCTAssertEqual(events(Single.just(1).observe(on: MainScheduler())), ["1", "~"])
        XCTAssertEqual(events(Single.just(1).subscribe(on: MainScheduler())), ["1", "~"])
        var count = 0
        let flaky = Single<Int>.deferred {
            count += 1
            return count % 3 == 0 ? .just(count) : .error(Failure("\(count)"))
        }
        XCTAssertEqual(events(flaky.retry(3)), ["3", "~"])
        let all: Single<Int> = flaky.retry { (errors: Observable<Error>) in errors }
        XCTAssertEqual(events(all), ["6", "~"])
        let typed: Single<Int> = flaky.retry { (errors: Observable<Failure>) in errors }
        XCTAssertEqual(events(typed), ["9", "~"])
        let clock = VirtualClock()
        XCTAssertEqual(
            clock.run(Single.just(1).delay(.seconds(2), scheduler: clock)),
            ["2:1", "2:|"]
        )
        XCTAssertEqual(
            VirtualClock().run(Single.just(1).delaySubscription(.seconds(2), scheduler: CurrentClock.shared)),
            []
        )
        let third = VirtualClock()
        XCTAssertEqual(
            third.run(Single<Int>.never().timeout(.seconds(2), scheduler: third)),
            ["2:!Sequence timeout."]
        )
        let fourth = VirtualClock()
        XCTAssertEqual(
            fourth.run(Single<Int>.never().timeout(.seconds(2), other: .just(7), scheduler: fourth)),
            ["2:7", "2:|"]
        )
        let fifth = VirtualClock()
        XCTAssertEqual(fifth.run(Single<Int>.timer(.seconds(2), scheduler: fifth)), ["2:0", "2:|"])
    }
}

/// A clock that never moves.
private enum CurrentClock {
    static let shared = VirtualClock()
}
