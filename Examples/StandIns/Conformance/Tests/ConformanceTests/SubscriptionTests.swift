import RxSwift
import XCTest

final class SubscriptionTests: XCTestCase {
    private let log = Log()

    func testHandlers() {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(
            onNext: { self.log.add("\($0)") },
            onError: { self.log.add("!\($0)") },
            onCompleted: { self.log.add("|") },
            onDisposed: { self.log.add("~") }
        )
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
        subscription.dispose()
        XCTAssertEqual(log.take(), [])
    }

    func testDisposalWithoutStopEvent() {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(
            onNext: { self.log.add("\($0)") },
            onCompleted: { self.log.add("|") },
            onDisposed: { self.log.add("~") }
        )
        subscription.dispose()
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(log.entries, ["~"])
    }

    func testHandlersWithAnObject() {
        final class Owner {}
        var owner: Owner? = Owner()
        let subject = PublishSubject<Int>()
        let failed = PublishSubject<Int>()
        let bag = DisposeBag()
        if let owner {
            subject.subscribe(
                with: owner,
                onNext: { self.log.add("\(type(of: $0))\($1)") },
                onError: { self.log.add("!\(type(of: $0))\($1)") },
                onCompleted: { self.log.add("|\(type(of: $0))") },
                onDisposed: { self.log.add("~\(type(of: $0))") }
            ).disposed(by: bag)
            failed.subscribe(with: owner, onError: { self.log.add("!\(type(of: $0))\($1)") }).disposed(by: bag)
        }
        subject.onNext(1)
        failed.onError(Failure("x"))
        XCTAssertEqual(log.take(), ["Owner1", "!Ownerx"])
        owner = nil
        subject.onNext(2)
        XCTAssertTrue(subject.hasObservers)
        subject.onCompleted()
        XCTAssertEqual(log.take(), [])
    }

    func testHandlersWithAnObjectAreAllCalled() {
        let subscription = Observable.just(1).subscribe(
            with: self,
            onNext: { $0.log.add("\($1)") },
            onCompleted: { $0.log.add("|") },
            onDisposed: { $0.log.add("~") }
        )
        XCTAssertEqual(log.entries, ["1", "|", "~"])
        subscription.dispose()
    }

    func testEventHandler() {
        let subscription = Observable.of(1).subscribe { [log] (event: Event<Int>) in log.add(text(event)) }
        XCTAssertEqual(log.entries, ["1", "|"])
        subscription.dispose()
    }

    func testDisposalFromWithinAnElement() {
        let subject = PublishSubject<Int>()
        let place = SingleAssignmentDisposable()
        place.setDisposable(
            subject.map { $0 }.subscribe(
                onNext: { element in
                    self.log.add("\(element)")
                    if element == 2 { place.dispose() }
                },
                onDisposed: { self.log.add("~") }
            )
        )
        for element in 1...3 { subject.onNext(element) }
        XCTAssertEqual(log.entries, ["1", "2", "~"])
    }

    func testDisposalFromWithinASequence() {
        let place = SingleAssignmentDisposable()
        place.setDisposable(
            Observable.from(1...5).do(onDispose: { self.log.add("stop") }).subscribe(onNext: { element in
                self.log.add("\(element)")
                if element == 2 { place.dispose() }
            })
        )
        XCTAssertEqual(log.entries, ["1", "2", "3", "4", "5", "stop"])
    }

    func testUnhandledErrorsGoToTheHook() {
        let original = Hooks.defaultErrorHandler
        let originalCapture = Hooks.customCaptureSubscriptionCallstack
        defer {
            Hooks.defaultErrorHandler = original
            Hooks.customCaptureSubscriptionCallstack = originalCapture
            Hooks.recordCallStackOnError = false
        }
        let handler: Hooks.DefaultErrorHandler = { [log] stack, error in log.add("\(stack) \(error)") }
        let capture: Hooks.CustomCaptureSubscriptionCallstack = { ["here"] }
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        _ = Observable<Int>.error(Failure("x")).subscribe(onNext: { _ in })
        Hooks.recordCallStackOnError = true
        _ = Observable<Int>.error(Failure("y")).subscribe(onNext: { _ in })
        Hooks.recordCallStackOnError = false
        _ = Single<Int>.error(Failure("s")).subscribe()
        _ = Maybe<Int>.error(Failure("m")).subscribe()
        _ = Completable.error(Failure("c")).subscribe()
        XCTAssertEqual(log.entries, ["[] x", "[\"here\"] y", "[] s", "[] m", "[] c"])
    }

    func testDo() {
        let source = Observable.of(1).do(
            onNext: { self.log.add("on \($0)") },
            afterNext: { self.log.add("after \($0)") },
            onError: { self.log.add("on !\($0)") },
            afterError: { self.log.add("after !\($0)") },
            onCompleted: { self.log.add("on |") },
            afterCompleted: { self.log.add("after |") },
            onSubscribe: { self.log.add("subscribe") },
            onSubscribed: { self.log.add("subscribed") },
            onDispose: { self.log.add("dispose") }
        )
        source.record(to: log).dispose()
        XCTAssertEqual(
            log.take(),
            ["subscribe", "subscribed", "on 1", "1", "after 1", "on |", "|", "after |", "dispose"]
        )
        let failed = Observable<Int>.error(Failure("x")).do(
            onError: { self.log.add("on !\($0)") },
            afterError: { self.log.add("after !\($0)") },
            onDispose: { self.log.add("dispose") }
        )
        failed.record(to: log).dispose()
        XCTAssertEqual(log.take(), ["on !x", "!x", "after !x", "dispose"])
        let throwing = Observable.of(1).do(onNext: { _ in throw Failure("y") })
        XCTAssertEqual(throwing.events(), ["!y"])
        XCTAssertEqual(Observable.of(1).do(afterNext: { _ in throw Failure("z") }).events(), ["1", "!z"])
        XCTAssertEqual(Observable.of(1).do(onCompleted: { throw Failure("c") }).events(), ["1", "!c"])
        XCTAssertEqual(Observable.of(1).do(afterCompleted: { throw Failure("c") }).events(), ["1", "|"])
    }

    func testDoDisposesOnce() {
        let subject = PublishSubject<Int>()
        let subscription = subject.do(onDispose: { self.log.add("dispose") }).record(to: log)
        subscription.dispose()
        subscription.dispose()
        XCTAssertEqual(log.entries, ["dispose"])
    }

    func testClosuresAreReleasedAtTheEnd() {
        final class Token {}
        var token: Token? = Token()
        let weakToken = Weak(token)
        let subject = PublishSubject<Int>()
        let subscription = subject.map { [token] in ($0, token) }.filter { _ in true }.subscribe(
            onNext: { [token] _ in _ = token })
        token = nil
        XCTAssertNotNil(weakToken.object)
        subscription.dispose()
        XCTAssertNil(weakToken.object)
    }

    func testClosuresAreReleasedOnCompletion() {
        final class Token {}
        var token: Token? = Token()
        let weakToken = Weak(token)
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMapLatest { [token] in Observable.just(($0, token)) }.share().subscribe(
            onNext: { [token] _ in _ = token })
        token = nil
        subject.onNext(1)
        XCTAssertNotNil(weakToken.object)
        subject.onCompleted()
        subscription.dispose()
        XCTAssertNil(weakToken.object)
    }
}
