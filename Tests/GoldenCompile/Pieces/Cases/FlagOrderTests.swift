import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// Of several flags the first goes up first and comes down last, under every policy and however the work ends.
final class FlagOrderTests: XCTestCase {
    private enum Policy: CaseIterable {
        case latest, first, queue, all
    }

    private enum Ending: CaseIterable {
        case answer, failure, completion, until, disposal
    }

    /// What starts work and what ends it, and what its two flags say of it.
    private final class Desk {
        let go = Source<Int>()
        let end = Source<Int>()
        private let failures = Early<Error>()
        private let (first, second) = (Flag(), Flag())
        private(set) var told: [String] = []
        private var listening: [Listening] = []

        init() {
            listening = [
                first.listen { [unowned self] in told.append("1\($0)") },
                second.listen { [unowned self] in told.append("2\($0)") },
            ]
            told = []
        }

        /// Begins `work` for each value under `policy`; where `isShort`, what it answers ends it.
        func begin(_ policy: Policy, isShort: Bool = false, _ work: @escaping (Int) -> Work<Int>) -> Listening {
            let shown = { [first, second, failures] in work($0).asWork(first, second, failures) }
            let answers =
                switch policy {
                case .latest: go.flatMapLatest(until: end, shown)
                case .first: go.flatMapFirst(until: end, shown)
                case .queue: go.concatMap(until: end, shown)
                case .all: go.flatMap(until: end, shown)
                }
            return answers.listen { [end] in if isShort { end.send($0) } }
        }

        /// Work that nobody starts.
        func leave() {
            _ = Answer<Int>().asWork(first, second, failures)
        }
    }

    private let order = ["1true", "2true", "2false", "1false"]

    @MainActor func testWhatEndsWhereItBegins() async {
        for policy in Policy.allCases {
            for isShort in [false, true] {
                for work in [answered(7), failed(Broken())] {
                    let desk = Desk()
                    let running = desk.begin(policy, isShort: isShort) { _ in work }

                    desk.go.send(0)

                    XCTAssertEqual(desk.told, order, "\(policy)")
                    running.stop()
                }
            }
        }
    }

    @MainActor func testWhatEndsLater() async {
        for policy in Policy.allCases {
            for ending in Ending.allCases {
                let (desk, answers) = (Desk(), [Answer<Int>(), Answer<Int>()])
                let running = desk.begin(policy) { answers[$0].stream }
                desk.go.send(0)
                desk.go.send(1)

                switch ending {
                case .answer: for answer in answers { finish(answer, with: 7) }
                case .failure: for answer in answers { answer.fail(Broken()) }
                case .completion: for answer in answers { answer.finish() }
                case .until: desk.end.send(0)
                case .disposal: running.stop()
                }

                XCTAssertEqual(desk.told, order, "\(policy), \(ending)")
                running.stop()
            }
        }
    }

    @MainActor func testWhatItsOwnAnswerEnds() async {
        for policy in Policy.allCases {
            let (desk, answers) = (Desk(), [Answer<Int>(), Answer<Int>()])
            let running = desk.begin(policy, isShort: true) { answers[$0].stream }
            desk.go.send(0)
            desk.go.send(1)

            for answer in answers { finish(answer, with: 7) }

            XCTAssertEqual(desk.told, order, "\(policy)")
            running.stop()
        }
    }

    @MainActor func testWorkThatNobodyStarts() async {
        let desk = Desk()

        desk.leave()

        XCTAssertEqual(desk.told, order)
    }

    private func finish(_ answer: Answer<Int>, with value: Int) {
        answer.send(value)
        answer.finish()
    }
}
