import CombineShim
import XCTest

@testable import PiecesCombine

/// The operators that RxSwift has and Combine lacks.
final class CombineTests: XCTestCase {
    @MainActor func testShareReplayGivesTheLatestWhileAnyoneListensAndBeginsAnewAfterwards() async {
        let source = Source<Int>()
        var starts = 0
        let shared = source.handleEvents(receiveSubscription: { _ in starts += 1 }).shareReplay()

        let first = Recorder(shared)
        source.send(1)
        let second = Recorder(shared)
        source.send(2)
        XCTAssertEqual(starts, 1)
        first.stop()
        second.stop()
        source.send(3)
        let third = Recorder(shared)
        source.send(4)

        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(second.values, [1, 2])
        XCTAssertEqual(third.values, [4])
        XCTAssertEqual(starts, 2)
    }

    @MainActor func testJoinsOfWhatIsHeardInOrderHaveTheFirstValues() async {
        let one = CurrentValueSubject<Int, Never>(1)
        let other = CurrentValueSubject<Int, Never>(2)
        let (first, second) = (one.inOrder(), other.inOrder())

        let zipped = Recorder(first.zip(second).map { "\($0) \($1)" })
        let combined = Recorder(first.combineLatest(second).map { "\($0) \($1)" })
        one.send(3)
        other.send(4)

        XCTAssertEqual(zipped.values, ["1 2", "3 4"])
        XCTAssertEqual(combined.values, ["1 2", "3 2", "3 4"])
    }

    @MainActor func testShareReplayGivesAFirstValueToEveryListener() async {
        let source = ValueSource(1)
        let shared = source.map { $0 }.shareReplay()

        let recorders = (0..<3).map { _ in Recorder(shared) }

        for recorder in recorders { XCTAssertEqual(recorder.values, [1]) }
    }

    @MainActor func testShareReplayOutlivesItsSourceAndStaysWhenAllHaveLeft() async {
        var asked = 0
        let source = Deferred { () -> Just<Int> in
            asked += 1
            return Just(asked)
        }
        let shared = source.shareReplay()

        let (first, late) = (Recorder(shared), Recorder(shared))
        XCTAssertEqual([first.values, late.values], [[1], [1]])
        XCTAssertEqual([first.end, late.end], [nil, nil])
        first.stop()
        late.stop()
        XCTAssertEqual(Recorder(shared).values, [1])
        XCTAssertEqual(asked, 1)
    }

    @MainActor func testShareReplayLetsItsSourceGo() async {
        let source = Source<Int>()
        var isCancelled = false
        let shared = source.handleEvents(receiveCancel: { isCancelled = true }).shareReplay()

        let recorder = Recorder(shared.prefix(1))
        let other = Recorder(shared)
        other.stop()
        XCTAssertFalse(isCancelled)
        recorder.stop()

        XCTAssertTrue(isCancelled)
    }

    @MainActor func testQueuedWorkTakesTurnsWithoutAFlickeringFlag() async {
        let (source, flag) = (Source<Int>(), Flag())
        var (begun, answers) = ([Int](), [Int: Answer<Int>]())
        let values = Recorder(
            source.concatMap { value in
                Deferred { () -> Answer<Int> in
                    begun.append(value)
                    let answer = Answer<Int>()
                    answers[value] = answer
                    return answer
                }
                .ignoringFailures()
                .trackActivity(flag)
            }
        )
        let flags = Recorder(flag)

        for value in 1...3 { source.send(value) }
        for value in 1...3 {
            XCTAssertEqual(begun, Array(1...value))
            answers[value]?.send(value * 10)
            answers[value]?.finish()
        }

        XCTAssertEqual(values.values, [10, 20, 30])
        XCTAssertEqual(flags.values, [false, true, false])
    }

    @MainActor func testFirstIgnoresWhatComesUntilItsWorkHasEnded() async {
        let source = Source<Int>()
        var answers: [Source<Int>] = []
        let values = Recorder(
            source.flatMapFirst { _ -> Source<Int> in
                answers.append(Source<Int>())
                return answers[answers.count - 1]
            }
        )

        source.send(1)
        answers[0].send(1)
        source.send(2)
        XCTAssertEqual(answers.count, 1)
        answers[0].finish()
        source.send(3)
        answers.last?.send(3)

        XCTAssertEqual(answers.count, 2)
        XCTAssertEqual(values.values, [1, 3])
    }

    @MainActor func testFirstStartsAnewForEachListener() async {
        let source = Source<Int>()
        let flow = source.flatMapFirst { _ in Source<Int>() }
        let (first, second) = (Recorder(flow), Recorder(flow))
        source.send(1)
        first.stop()
        second.stop()
        var starts = 0
        let third = Recorder(source.flatMapFirst { _ in Just(1).handleEvents(receiveOutput: { _ in starts += 1 }) })
        source.send(2)
        source.send(3)

        XCTAssertEqual(starts, 2)
        XCTAssertEqual(third.values, [1, 1])
    }
}
