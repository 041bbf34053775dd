import Foundation
import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// What hops to the main thread: in order, without growing the stack, and in the same turn where it can.
final class HopTests: XCTestCase {
    @MainActor func testABurstWhileTheMainThreadIsBusyNeedsNoStack() async {
        let source = Source<Int>()
        let count = 100_000
        var isInOrder = true
        var last = -1
        var addresses: ClosedRange<UInt>?
        let listening = source.onMain.listen { value in
            isInOrder = isInOrder && value == last + 1
            last = value
            var here = 0
            let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
            let seen = addresses ?? address...address
            addresses = min(seen.lowerBound, address)...max(seen.upperBound, address)
        }

        let isSent = DispatchSemaphore(value: 0)
        elsewhere {
            for value in 0..<count { source.send(value) }
            isSent.signal()
        }
        block(until: isSent)
        await eventually { last == count - 1 }

        XCTAssertEqual(last, count - 1)
        XCTAssertTrue(isInOrder)
        XCTAssertLessThan(addresses.map { $0.upperBound - $0.lowerBound } ?? 0, 512 * 1024)
        withExtendedLifetime(listening) {}
    }

    @MainActor func testOnTheMainThreadItIsTheSameTurn() async {
        let source = Source<Int>()
        let values = Recorder(source.onMain.onMain)

        source.send(1)

        XCTAssertEqual(values.values, [1])
    }

    @MainActor func testWhatIsSentFromWithinComesAfter() async {
        let source = Source<Int>()
        var told: [String] = []
        let listening = source.onMain.listen { value in
            told.append("begin \(value)")
            if value == 1 { source.send(2) }
            told.append("end \(value)")
        }

        source.send(1)

        XCTAssertEqual(told, ["begin 1", "end 1", "begin 2", "end 2"])
        withExtendedLifetime(listening) {}
    }

    @MainActor func testWhatComesFromElsewhereKeepsItsOrder() async {
        let source = Source<Int>()
        let values = Recorder(source.onMain)
        let isSent = DispatchSemaphore(value: 0)
        elsewhere {
            source.send(1)
            source.send(2)
            isSent.signal()
        }
        block(until: isSent)

        source.send(3)
        await eventually { values.values.count == 3 }

        XCTAssertEqual(values.values, [1, 2, 3])
        XCTAssertEqual(values.strayCount, 0)
    }

    /// As the events of one enum do that several listeners hear, or those of two inputs.
    @MainActor func testWhatSeveralHearComesInTheOrderInWhichItWasSent() async {
        let source = Source<Int>()
        let other = Source<Int>()
        var told: [String] = []
        let listening = [
            source.onMain.listen { told.append("first \($0)") },
            source.onMain.listen { told.append("second \($0)") },
            other.onMain.listen { told.append("other \($0)") },
        ]
        let isSent = DispatchSemaphore(value: 0)
        elsewhere {
            source.send(1)
            other.send(2)
            source.send(3)
            isSent.signal()
        }
        block(until: isSent)

        await eventually { told.count == 5 }

        XCTAssertEqual(told.map { $0.suffix(1) }, ["1", "1", "2", "3", "3"])
        withExtendedLifetime(listening) {}
    }

    @MainActor func testNothingComesAfterTheListenerLeft() async {
        let source = Source<Int>()
        let values = Recorder(source.onMain)
        let isSent = DispatchSemaphore(value: 0)
        elsewhere {
            source.send(1)
            isSent.signal()
        }
        block(until: isSent)

        values.stop()
        await settle()

        XCTAssertEqual(values.values, [])
    }
}
