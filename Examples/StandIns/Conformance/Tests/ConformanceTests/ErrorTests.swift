import RxSwift
import XCTest

final class ErrorTests: XCTestCase {
    private let log = Log()

    /// Fails after its number, and counts the subscriptions.
    private func failing(times: Int) -> Observable<Int> {
        var count = 0
        return .create { observer in
            count += 1
            observer.onNext(count)
            if count <= times {
                observer.onError(Failure("x\(count)"))
            } else {
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }

    func testCatch() {
        let failing = Observable.of(1).concat(Observable.error(Failure("x")))
        XCTAssertEqual(failing.catch { _ in .of(2, 3) }.events(), ["1", "2", "3", "|"])
        XCTAssertEqual(failing.catch { .error(Failure("again \($0)")) }.events(), ["1", "!again x"])
        XCTAssertEqual(failing.catch { _ in throw Failure("y") }.events(), ["1", "!y"])
        XCTAssertEqual(failing.catchAndReturn(7).events(), ["1", "7", "|"])
        XCTAssertEqual(Observable.of(1).catch { _ in .just(2) }.events(), ["1", "|"])
    }

    func testCatchDisposesOfTheFailedSource() {
        let source = PublishSubject<Int>()
        let replacement = PublishSubject<Int>()
        let subscription = source.catch { _ in replacement }.record(to: log)
        source.onError(Failure("x"))
        replacement.onNext(1)
        subscription.dispose()
        XCTAssertFalse(replacement.hasObservers)
        XCTAssertEqual(log.entries, ["1"])
    }

    func testCatchOfASequence() {
        let sources: [Observable<Int>] = [.error(Failure("x")), .just(1), .just(2)]
        XCTAssertEqual(Observable.catch(sequence: sources).events(), ["1", "|"])
        XCTAssertEqual(
            Observable<Int>.catch(sequence: [.error(Failure("x")), .error(Failure("y"))]).events(),
            ["!y"]
        )
        XCTAssertEqual(Observable<Int>.catch(sequence: []).events(), ["|"])
    }

    func testRetry() {
        XCTAssertEqual(failing(times: 2).retry().events(), ["1", "2", "3", "|"])
        XCTAssertEqual(failing(times: 2).retry(3).events(), ["1", "2", "3", "|"])
        XCTAssertEqual(failing(times: 2).retry(2).events(), ["1", "2", "!x2"])
        XCTAssertEqual(failing(times: 2).retry(1).events(), ["1", "!x1"])
        XCTAssertEqual(failing(times: 2).retry(0).events(), ["|"])
    }

    func testRetryWhen() {
        let all: Observable<Int> = failing(times: 2).retry { (errors: Observable<Error>) in errors.map { _ in () } }
        XCTAssertEqual(all.events(), ["1", "2", "3", "|"])
        let typed: Observable<Int> = failing(times: 2).retry { (errors: Observable<Failure>) in errors.take(1) }
        XCTAssertEqual(typed.events(), ["1", "|"])
        let other: Observable<Int> = failing(times: 2).retry { (errors: Observable<RxError>) in errors }
        XCTAssertEqual(other.events(), ["1", "!x1"])
        let rethrown: Observable<Int> = failing(times: 2).retry { (errors: Observable<Error>) in
            errors.flatMap { Observable<Int>.error($0) }
        }
        XCTAssertEqual(rethrown.events(), ["1", "!x1"])
    }

    func testRetryWhenWaits() {
        let trigger = PublishSubject<Void>()
        let subscription = failing(times: 2).retry { (errors: Observable<Error>) in
            errors.flatMapLatest { _ in trigger }
        }.record(to: log)
        XCTAssertEqual(log.take(), ["1"])
        trigger.onNext(())
        XCTAssertEqual(log.take(), ["2"])
        trigger.onNext(())
        XCTAssertEqual(log.take(), ["3", "|"])
        subscription.dispose()
        XCTAssertFalse(trigger.hasObservers)
    }

    func testDescriptions() {
        let object = NSObject()
        XCTAssertEqual(RxError.unknown.debugDescription, "Unknown error occurred.")
        XCTAssertEqual(RxError.disposed(object: object).debugDescription, "Object `\(object)` was already disposed.")
        XCTAssertEqual(RxError.overflow.debugDescription, "Arithmetic overflow occurred.")
        XCTAssertEqual(RxError.argumentOutOfRange.debugDescription, "Argument out of range.")
        XCTAssertEqual(RxError.noElements.debugDescription, "Sequence doesn't contain any elements.")
        XCTAssertEqual(RxError.moreThanOneElement.debugDescription, "Sequence contains more than one element.")
        XCTAssertEqual(RxError.timeout.debugDescription, "Sequence timeout.")
    }
}
