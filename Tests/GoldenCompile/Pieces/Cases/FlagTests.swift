import Foundation
import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// What `while` shows: whether work runs, whoever starts and ends it, wherever and whenever.
final class FlagTests: XCTestCase {
    @MainActor func testItIsTrueFromTheStartToTheFirstValue() async {
        let (flag, failures, answer) = (Flag(), Early<Error>(), Answer<Int>())
        var told: [String] = []
        let listening = flag.listen { told.append("\($0)") }

        let work = answer.asWork(flag, failures).listen { told.append("\($0)") }
        XCTAssertTrue(flag.value)
        answer.send(7)
        XCTAssertFalse(flag.value)
        answer.send(8)
        answer.finish()

        XCTAssertEqual(told, ["false", "true", "7", "false", "8"])
        withExtendedLifetime((listening, work)) {}
    }

    @MainActor func testItFallsWithTheFailureAndTheEnd() async {
        let (flag, failures) = (Flag(), Early<Error>())
        let (broken, empty) = (Answer<Int>(), Answer<Int>())
        let work = [broken, empty].map { $0.asWork(flag, failures).listen { _ in } }

        broken.fail(Broken())
        XCTAssertTrue(flag.value)
        empty.finish()
        XCTAssertFalse(flag.value)

        XCTAssertEqual(Recorder(failures).values.count, 1)
        withExtendedLifetime(work) {}
    }

    @MainActor func testItFallsWithTheListenerAndWithWorkThatNobodyStarts() async {
        let (flag, failures, answer) = (Flag(), Early<Error>(), Answer<Int>())
        let values = Recorder(flag)

        let work = answer.asWork(flag, failures).listen { _ in }
        work.stop()
        _ = answer.asWork(flag, failures)

        XCTAssertFalse(flag.value)
        XCTAssertEqual(values.values, [false, true, false, true, false])
    }

    @MainActor func testWorkThatStartsWhenItFallsIsShown() async {
        let (flag, failures) = (Flag(), Early<Error>())
        let (first, second) = (Answer<Int>(), Answer<Int>())
        var works: [Listening] = []
        var hasFallen = false
        let starting = flag.listen { isRunning in
            guard !isRunning, !works.isEmpty, !hasFallen else { return }
            hasFallen = true
            works.append(second.asWork(flag, failures).listen { _ in })
        }
        let recorders = (0..<8).map { _ in Recorder(flag) }

        works.append(first.asWork(flag, failures).listen { _ in })
        first.send(1)

        XCTAssertTrue(flag.value)
        for recorder in recorders { XCTAssertEqual(recorder.values, [false, true, false, true]) }
        works[1].stop()
        for recorder in recorders { XCTAssertEqual(recorder.values, [false, true, false, true, false]) }
        withExtendedLifetime(starting) {}
    }

    @MainActor func testItIsRightWhereWorkStartsAndEndsOnFourThreads() async {
        let (flag, failures) = (Flag(), Early<Error>())
        let values = Recorder(flag)

        fourfold { thread in
            for round in 0..<500 {
                let answer = Answer<Int>()
                let work = answer.asWork(flag, failures).listen { _ in }
                switch (thread + round) % 3 {
                case 0: answer.finish()
                case 1: work.stop()
                default: break
                }
            }
        }
        await settle()

        XCTAssertFalse(flag.value)
        XCTAssertEqual(values.values.last, false)
        XCTAssertEqual(values.values, values.values.indices.map { !$0.isMultiple(of: 2) })
        XCTAssertEqual(values.strayCount, 0)
    }

    @MainActor func testWorkThatIsEndedTwiceAtOnceCountsOnce() async {
        let (flag, failures) = (Flag(), Early<Error>())
        for _ in 0..<200 {
            let (answer, other) = (Answer<Int>(), Answer<Int>())
            let work = answer.asWork(flag, failures).listen { _ in }
            let running = other.asWork(flag, failures).listen { _ in }
            fourfold { thread in thread.isMultiple(of: 2) ? answer.finish() : work.stop() }
            await Task.yield()
            XCTAssertTrue(flag.value)
            running.stop()
            XCTAssertFalse(flag.value)
        }
    }

    @MainActor func testWhoListensMayWaitForAnotherThread() async {
        let (flag, failures, answer) = (Flag(), Early<Error>(), Answer<Int>())
        let hasRead = DispatchSemaphore(value: 0)
        var read: [Bool] = []
        let listening = flag.listen { _ in
            elsewhere {
                read.append(flag.value)
                hasRead.signal()
            }
            XCTAssertEqual(hasRead.wait(timeout: .now() + 2), .success)
        }

        let work = answer.asWork(flag, failures).listen { _ in }

        XCTAssertEqual(read, [false, true])
        withExtendedLifetime((listening, work)) {}
    }
}
