import RxSwift
import XCTest

final class EventTests: XCTestCase {
    private let log = Log()

    func testParts() {
        let next = Event.next(1)
        let error = Event<Int>.error(Failure("x"))
        let completed = Event<Int>.completed
        XCTAssertEqual([next, error, completed].map(\.isStopEvent), [false, true, true])
        XCTAssertEqual([next, error, completed].map(\.element), [1, nil, nil])
        XCTAssertEqual([next, error, completed].map { $0.error as? Failure }, [nil, Failure("x"), nil])
        XCTAssertEqual([next, error, completed].map(\.isCompleted), [false, false, true])
        XCTAssertEqual(
            [next, error, completed].map(\.debugDescription),
            ["next(1)", "error(x)", "completed"]
        )
        XCTAssertEqual([next, error, completed].map { text($0.event) }, ["1", "!x", "|"])
        XCTAssertEqual([next, error, completed].map { text($0.map { $0 + 1 }) }, ["2", "!x", "|"])
        XCTAssertEqual(text(next.map { _ -> Int in throw Failure("y") }), "!y")
    }

    func testObservers() {
        let observer = AnyObserver<Int> { [log] in log.add(text($0)) }
        observer.onNext(1)
        observer.asObserver().onError(Failure("x"))
        AnyObserver(observer).onCompleted()
        let mapped: AnyObserver<String> = observer.mapObserver { text in
            guard let number = Int(text) else { throw Failure(text) }
            return number
        }
        mapped.onNext("2")
        mapped.onNext("y")
        mapped.onCompleted()
        XCTAssertEqual(log.entries, ["1", "!x", "|", "2", "!y", "|"])
        let handler: AnyObserver<Int>.EventHandler = { _ in }
        AnyObserver(eventHandler: handler).on(.next(1))
        PublishSubject<Int>().asObserver().asObserver().onNext(1)
        Binder(log) { (_: Log, _: Int) in }.asObserver().onNext(1)
    }
}
