import Foundation
import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// Failures, and what logic sends, where nobody listens yet.
final class EarlyTests: XCTestCase {
    @MainActor func testTheFirstListenerGetsWhatCameBefore() async {
        let events = Early<Int>()
        events.send(1)
        events.send(2)

        let first = Recorder(events)
        events.send(3)
        let second = Recorder(events)
        events.send(4)
        first.stop()
        second.stop()
        events.send(5)
        let third = Recorder(events)

        XCTAssertEqual(first.values, [1, 2, 3, 4])
        XCTAssertEqual(second.values, [4])
        XCTAssertEqual(third.values, [])
    }

    @MainActor func testItKeepsTheLatestOfMany() async {
        let events = Early<Int>()
        for event in 1...100 { events.send(event) }

        XCTAssertEqual(Recorder(events).values, Array(37...100))
    }

    @MainActor func testWhatIsSentFromWithinComesAfter() async {
        let events = Early<Int>()
        events.send(1)
        events.send(2)
        var told: [Int] = []
        let listening = events.listen { event in
            told.append(event)
            if event == 1 { events.send(3) }
        }

        XCTAssertEqual(told, [1, 2, 3])
        withExtendedLifetime(listening) {}
    }

    @MainActor func testNothingIsLostOrTurnedWhileTheFirstListenerComes() async {
        for _ in 0..<100 {
            let events = Early<Int>()
            let isSent = DispatchSemaphore(value: 0)
            elsewhere {
                for event in 0..<50 { events.send(event) }
                isSent.signal()
            }
            let recorder = Recorder(events)
            block(until: isSent)

            XCTAssertEqual(recorder.values, Array(0..<50))
        }
    }

    @MainActor func testWhoListensMayWaitForAnotherThread() async {
        let events = Early<Int>()
        events.send(1)
        let hasSent = DispatchSemaphore(value: 0)
        var told: [Int] = []
        let listening = events.listen { event in
            told.append(event)
            guard event == 1 else { return }
            elsewhere {
                events.send(2)
                hasSent.signal()
            }
            XCTAssertEqual(hasSent.wait(timeout: .now() + 2), .success)
        }

        XCTAssertEqual(told, [1, 2])
        withExtendedLifetime(listening) {}
    }
}
