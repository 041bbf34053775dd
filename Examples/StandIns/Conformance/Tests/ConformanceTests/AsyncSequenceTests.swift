import RxCocoa
import RxSwift
import XCTest

final class AsyncSequenceTests: XCTestCase {
    private let log = Log()

    func testValues() async throws {
        var elements: [Int] = []
        for try await element in Observable.of(1, 2).values { elements.append(element) }
        for try await element in Single.just(3).values { elements.append(element) }
        XCTAssertEqual(elements, [1, 2, 3])
        do {
            for try await _ in Observable<Int>.error(Failure("x")).values {}
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? Failure, Failure("x"))
        }
    }

    func testCancelledTaskEndsTheSubscription() async {
        let disposed = expectation(description: "disposed")
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { disposed.fulfill() }
        }
        let started = expectation(description: "started")
        let task = Task {
            for try await _ in source.values { started.fulfill() }
        }
        await fulfillment(of: [started], timeout: 10)
        task.cancel()
        await fulfillment(of: [disposed], timeout: 10)
    }

    func testAsyncSequenceAsObservable() async {
        let stream = AsyncStream<Int> { continuation in
            continuation.yield(1)
            continuation.yield(2)
            continuation.finish()
        }
        let done = expectation(description: "done")
        let subscription = stream.asObservable().subscribe(
            onNext: { self.log.add("\($0)") },
            onCompleted: {
                self.log.add("|")
                done.fulfill()
            }
        )
        await fulfillment(of: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["1", "2", "|"])
        subscription.dispose()
    }

    func testFailedAsyncSequenceAsObservable() async {
        let stream = AsyncThrowingStream<Int, Error> { $0.finish(throwing: Failure("x")) }
        let done = expectation(description: "done")
        let subscription = stream.asObservable().subscribe(onError: {
            self.log.add("!\($0)")
            done.fulfill()
        })
        await fulfillment(of: [done], timeout: 10)
        XCTAssertEqual(log.entries, ["!x"])
        subscription.dispose()
    }
}
