import XCTest

#if RXSWIFT
    import RxSwift

    @testable import PiecesRxSwift
#else
    import CombineShim

    @testable import PiecesCombine
#endif

/// What `until` does: another stream ends work under every policy.
final class UntilTests: XCTestCase {
    /// What starts the work, what ends it, and what the work answers with, by the order in which it began.
    private final class Desk {
        let go = Source<Int>()
        let end = Source<Int>()
        let flag = Flag()
        let failures = Early<Error>()
        var answers: [Int: Answer<String>] = [:]
        /// The work that was begun, in order.
        var begun: [Int] { answers.keys.sorted() }

        /// The work for `number`.
        func work(_ number: Int) -> Work<String> {
            #if RXSWIFT
                .deferred { self.begin(number) }
            #else
                Deferred { self.begin(number) }.eraseToAnyPublisher()
            #endif
        }

        private func begin(_ number: Int) -> Work<String> {
            let answer = Answer<String>()
            answers[number] = answer
            return answer.stream
        }
    }

    @MainActor func testTheLatestIsOver() async {
        let desk = Desk()
        let heard = Recorder(
            desk.go.flatMapLatest(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        XCTAssertTrue(desk.flag.value)
        desk.end.send(0)
        XCTAssertFalse(desk.flag.value)
        desk.answers[1]?.send("late")
        desk.go.send(2)
        desk.answers[2]?.send("two")

        XCTAssertEqual(heard.values, ["two"])
        XCTAssertFalse(desk.flag.value)
    }

    @MainActor func testTheFirstIsOverAndMakesRoomForTheNext() async {
        let desk = Desk()
        let heard = Recorder(
            desk.go.flatMapFirst(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        desk.go.send(2)
        desk.end.send(0)
        desk.go.send(3)
        desk.answers[1]?.send("one")
        desk.answers[3]?.send("three")

        XCTAssertEqual(desk.begun, [1, 3])
        XCTAssertEqual(heard.values, ["three"])
    }

    @MainActor func testWhatWaitsInTheQueueIsOverToo() async {
        let desk = Desk()
        let heard = Recorder(
            desk.go.concatMap(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        desk.go.send(2)
        desk.end.send(0)
        XCTAssertFalse(desk.flag.value)
        desk.answers[1]?.finish()
        desk.go.send(3)
        desk.go.send(4)
        desk.answers[3]?.send("three")
        desk.answers[3]?.finish()
        desk.answers[4]?.send("four")

        XCTAssertEqual(desk.begun, [1, 3, 4])
        XCTAssertEqual(heard.values, ["three", "four"])
    }

    @MainActor func testAllAreOver() async {
        let desk = Desk()
        let heard = Recorder(
            desk.go.flatMap(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        desk.go.send(2)
        desk.answers[2]?.send("two")
        desk.end.send(0)
        desk.answers[1]?.send("one")
        desk.answers[2]?.send("again")

        XCTAssertEqual(heard.values, ["two"])
        XCTAssertFalse(desk.flag.value)
    }

    @MainActor func testAValueThatIsThereFromTheBeginningEndsNothing() async {
        let desk = Desk()
        let end = ValueSource<Int>(0)
        let heard = Recorder(
            desk.go.flatMapLatest(until: end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        desk.answers[1]?.send("one")
        end.send(1)
        desk.answers[1]?.send("late")

        XCTAssertEqual(heard.values, ["one"])
    }

    @MainActor func testTheEndOfWhatEndsItChangesNothing() async {
        let desk = Desk()
        let heard = Recorder(
            desk.go.flatMapLatest(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }.stream
        )

        desk.go.send(1)
        desk.end.finish()
        desk.answers[1]?.send("one")
        desk.go.finish()
        desk.answers[1]?.send("two")

        XCTAssertEqual(heard.values, ["one", "two"])
    }

    @MainActor func testWorkMayEndItselfByWhatItSays() async {
        let desk = Desk()
        var heard: [String] = []
        let listening = desk.go
            .flatMapLatest(until: desk.end) { desk.work($0).asWork(desk.flag, desk.failures) }
            .listen { value in
                heard.append(value)
                desk.end.send(0)
            }

        desk.go.send(1)
        desk.answers[1]?.send("one")
        desk.answers[1]?.send("late")
        desk.go.send(2)
        desk.answers[2]?.send("two")

        XCTAssertEqual(heard, ["one", "two"])
        listening.stop()
        XCTAssertFalse(desk.flag.value)
    }

    @MainActor func testNothingIsLeftBehindAListener() async {
        weak var flag: Flag?
        do {
            let desk = Desk()
            flag = desk.flag
            let listening = desk.go
                .flatMapLatest(until: desk.end) { [unowned desk] in desk.work($0).asWork(desk.flag, desk.failures) }
                .listen { _ in }
            desk.go.send(1)
            listening.stop()
            desk.go.send(2)
            XCTAssertEqual(desk.begun, [1])
        }
        XCTAssertNil(flag)
    }
}
