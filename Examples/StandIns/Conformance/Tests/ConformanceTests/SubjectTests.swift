import RxRelay
import RxSwift
import XCTest

final class SubjectTests: XCTestCase {
    private let log = Log()

    func testPublishSubjectDoesNotReplay() {
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        let subscription = subject.record(to: log)
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(2)
        subscription.dispose()
        subject.onNext(3)
        XCTAssertEqual(log.entries, ["2"])
        XCTAssertFalse(subject.hasObservers)
        XCTAssertFalse(subject.isDisposed)
    }

    func testStoppedPublishSubjectSendsItsStopEventAgain() {
        let subject = PublishSubject<Int>()
        let first = subject.record(to: log, "a")
        subject.onError(Failure("x"))
        subject.onNext(1)
        subject.onCompleted()
        let second = subject.record(to: log, "b")
        XCTAssertEqual(log.entries, ["a!x", "b!x"])
        XCTAssertFalse(subject.hasObservers)
        first.dispose()
        second.dispose()
    }

    func testDisposedPublishSubjectFails() {
        let subject = PublishSubject<Int>()
        _ = subject.record(to: log, "a")
        subject.dispose()
        XCTAssertTrue(subject.isDisposed)
        subject.onNext(1)
        _ = subject.subscribe { event in
            if case .error(RxError.disposed) = event { self.log.add("disposed") }
        }
        XCTAssertEqual(log.entries, ["disposed"])
    }

    func testSubjectIsItsOwnObserver() {
        let publish = PublishSubject<Int>()
        XCTAssertTrue(publish.asObserver() === publish)
        XCTAssertTrue(publish.asObservable() === publish)
        let behavior = BehaviorSubject(value: 1)
        XCTAssertTrue(behavior.asObserver() === behavior)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        XCTAssertTrue(replay.asObserver() === replay)
        let observer: PublishSubject<Int>.SubjectObserverType = publish
        observer.on(.next(1))
        let second: BehaviorSubject<Int>.SubjectObserverType = behavior
        second.on(.next(1))
        let third: ReplaySubject<Int>.SubjectObserverType = replay
        third.on(.next(1))
    }

    func testNestedElementsArriveBeforeTheOuterOneReachesLaterObservers() {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        subject.subscribe(onNext: { element in
            self.log.add("a\(element)")
            if element < 3 { subject.onNext(element + 1) }
            self.log.add("a\(element) end")
        }).disposed(by: bag)
        subject.record(to: log, "b").disposed(by: bag)
        subject.onNext(1)
        XCTAssertEqual(log.entries, ["a1", "a2", "a3", "a3 end", "b3", "a2 end", "b2", "a1 end", "b1"])
    }

    func testCompletionWithinAnElement() {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        subject.subscribe(onNext: { _ in subject.onCompleted() }).disposed(by: bag)
        subject.record(to: log, "b").disposed(by: bag)
        subject.onNext(1)
        XCTAssertEqual(log.entries, ["b|"])
    }

    func testObserverThatIsDisposedOfWhileAnElementIsSentStillReceivesIt() {
        let subject = PublishSubject<Int>()
        let second = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in second.disposable.dispose() })
        second.disposable = subject.record(to: log, "b")
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(log.entries, ["b1"])
        first.dispose()
    }

    func testOperatorThatIsDisposedOfWhileAnElementIsSentIsSilent() {
        let subject = PublishSubject<Int>()
        let second = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in second.disposable.dispose() })
        second.disposable = subject.map { $0 }.record(to: log, "b")
        subject.onNext(1)
        XCTAssertEqual(log.entries, [])
        first.dispose()
    }

    func testObserverThatComesWhileAnElementIsSentMissesIt() {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        var hasSubscribed = false
        subject.subscribe(onNext: { [log] _ in
            if !hasSubscribed {
                hasSubscribed = true
                subject.record(to: log, "b").disposed(by: bag)
            }
        }).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(log.entries, ["b2"])
    }

    func testAnObserverThatTakesTheFirstPlaceIsToldFirst() {
        let subject = PublishSubject<Int>()
        let first = subject.record(to: log, "a")
        let second = subject.record(to: log, "b")
        let third = subject.record(to: log, "c")
        first.dispose()
        let fourth = subject.record(to: log, "d")
        subject.onNext(1)
        XCTAssertEqual(log.take(), ["d1", "b1", "c1"])
        second.dispose()
        let fifth = subject.record(to: log, "e")
        subject.onNext(2)
        XCTAssertEqual(log.take(), ["d2", "c2", "e2"])
        for disposable in [third, fourth, fifth] { disposable.dispose() }
    }

    func testSubscriptionDoesNotRetainTheSubject() {
        weak var weakSubject: PublishSubject<Int>?
        let subscription: Disposable
        do {
            let subject = PublishSubject<Int>()
            weakSubject = subject
            subscription = subject.record(to: log)
        }
        XCTAssertNil(weakSubject)
        subscription.dispose()
    }

    func testBehaviorSubjectSendsItsValueFirst() throws {
        let subject = BehaviorSubject(value: 1)
        let first = subject.record(to: log, "a")
        subject.onNext(2)
        let second = subject.record(to: log, "b")
        XCTAssertTrue(subject.hasObservers)
        XCTAssertEqual(try subject.value(), 2)
        XCTAssertEqual(log.take(), ["a1", "a2", "b2"])
        subject.onCompleted()
        XCTAssertEqual(try subject.value(), 2)
        subject.onNext(3)
        XCTAssertEqual(try subject.value(), 2)
        let third = subject.record(to: log, "c")
        XCTAssertEqual(log.take(), ["a|", "b|", "c|"])
        for disposable in [first, second, third] { disposable.dispose() }
    }

    func testValueOfFailedAndDisposedBehaviorSubjects() {
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure("x"))
        XCTAssertThrowsError(try failed.value()) { XCTAssertEqual($0 as? Failure, Failure("x")) }
        XCTAssertEqual(failed.events(), ["!x"])
        let disposed = BehaviorSubject(value: 1)
        disposed.dispose()
        XCTAssertTrue(disposed.isDisposed)
        disposed.onNext(2)
        XCTAssertThrowsError(try disposed.value()) { error in
            guard case RxError.disposed = error else { return XCTFail("\(error)") }
        }
        _ = disposed.subscribe { event in
            if case .error(RxError.disposed) = event { self.log.add("disposed") }
        }
        XCTAssertEqual(log.entries, ["disposed"])
    }

    func testReplaySubjectSendsTheLatestElementsFirst() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 1...3 { subject.onNext(element) }
        XCTAssertFalse(subject.hasObservers)
        let first = subject.record(to: log, "a")
        subject.onNext(4)
        XCTAssertEqual(log.take(), ["a2", "a3", "a4"])
        subject.onCompleted()
        subject.onNext(5)
        let second = subject.record(to: log, "b")
        XCTAssertEqual(log.take(), ["a|", "b3", "b4", "b|"])
        first.dispose()
        second.dispose()
        subject.dispose()
        _ = subject.subscribe { event in
            if case .error(RxError.disposed) = event { self.log.add("disposed") }
        }
        XCTAssertEqual(log.take(), ["disposed"])
    }

    func testUnboundedReplaySubjectSendsAllElementsFirst() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...4 { subject.onNext(element) }
        subject.onError(Failure("x"))
        XCTAssertEqual(subject.events(), ["1", "2", "3", "4", "!x"])
    }

    func testReplaySubjectOfOneElement() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        XCTAssertEqual(subject.events(), [])
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(subject.events(), ["2"])
    }

    func testReplaySubjectWithoutBuffer() {
        let subject = ReplaySubject<Int>.create(bufferSize: 0)
        subject.onNext(1)
        XCTAssertEqual(subject.events(), [])
    }
}
