import RxRelay
import RxSwift
import XCTest

@testable import PiecesRxSwift

/// `shareOnce()` and `shareReplay()`, which RxSwift's `share()` and `share(replay: 1)` are not where a source has ended.
final class SharingTests: XCTestCase {
    @MainActor func testWhatHasEndedIsSaidAgainByShareReplayAlone() async {
        for (replays, share) in [(false, { $0.shareOnce() }), (true, { $0.shareReplay() })]
            as [(Bool, (Observable<Int>) -> Observable<Int>)]
        {
            var asked = 0
            let shared = share(
                .deferred {
                    asked += 1
                    return .just(asked)
                }
            )

            let (first, late) = (Recorder(shared), Recorder(shared))
            XCTAssertEqual([first.values, late.values], [[1], replays ? [1] : []])
            XCTAssertEqual([first.end, late.end], [nil, nil])
            first.stop()
            late.stop()
            XCTAssertEqual(Recorder(shared).values, replays ? [1] : [])
            XCTAssertEqual(asked, 1)
        }
    }

    @MainActor func testWhatStaysOpenBeginsAnewWhenAllHaveLeft() async {
        for (replays, share) in [(false, { $0.shareOnce() }), (true, { $0.shareReplay() })]
            as [(Bool, (Observable<Int>) -> Observable<Int>)]
        {
            let source = PublishRelay<Int>()
            var (begun, left) = (0, 0)
            let shared = share(source.do(onSubscribe: { begun += 1 }, onDispose: { left += 1 }))

            let first = Recorder(shared)
            source.accept(1)
            let second = Recorder(shared)
            source.accept(2)
            XCTAssertEqual([first.values, second.values], [[1, 2], replays ? [1, 2] : [2]])
            XCTAssertEqual([begun, left], [1, 0])
            first.stop()
            second.stop()
            XCTAssertEqual(left, 1)
            source.accept(3)
            let third = Recorder(shared)
            source.accept(4)

            XCTAssertEqual(third.values, [4])
            XCTAssertEqual(begun, 2)
        }
    }

    @MainActor func testOneThatSaidNothingHasNothingToSayAgain() async {
        let shared = Observable<Int>.empty().shareReplay()

        let (first, late) = (Recorder(shared), Recorder(shared))

        XCTAssertEqual([first.values, late.values], [[], []])
        XCTAssertEqual([first.end, late.end], [nil, nil])
    }

    @MainActor func testWhatIsSaidAgainIsOfTheLastRound() async {
        var rounds: [Observable<Int>] = [.just(1).concat(Observable.never()), .empty()]
        let shared = Observable.deferred { rounds.removeFirst() }.shareReplay()

        let first = Recorder(shared)
        first.stop()
        let second = Recorder(shared)

        XCTAssertEqual([first.values, second.values, Recorder(shared).values], [[1], [], []])
    }
}
