import Foundation
import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What comes from another thread while the main one is busy: nothing is lost or turned round, no stack grows, and all of it
/// is done on the main thread.
final class MeterTests: XCTestCase {
    private static let count = 100_000

    /// What was noted, where, and how far apart on the stack.
    private final class Log: MeterLog, GaugeLog, @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Int] = []
        private var strays = 0
        private var addresses: ClosedRange<UInt>?

        /// The values, in order.
        var noted: [Int] { lock.withLock { values } }
        /// How many came on another thread than the main one.
        var strayCount: Int { lock.withLock { strays } }
        /// How much stack there was between the calls.
        var depth: UInt { lock.withLock { addresses.map { $0.upperBound - $0.lowerBound } ?? 0 } }

        func note(_ value: Int) {
            var here = 0
            let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
            lock.withLock {
                values.append(value)
                if !MainQueue.isCurrent { strays += 1 }
                let seen = addresses ?? address...address
                addresses = min(seen.lowerBound, address)...max(seen.upperBound, address)
            }
        }
    }

    /// Sends so many values on a thread with little stack, while the main one waits for it.
    @MainActor private func burst(into source: Source<Int>) {
        nonisolated(unsafe) let source = source
        let isSent = DispatchSemaphore(value: 0)
        let thread = Thread {
            for value in 0..<Self.count { source.send(value) }
            isSent.signal()
        }
        thread.stackSize = 512 * 1_024
        thread.start()
        isSent.wait()
    }

    @MainActor func testABurstReachesAViewModelOnTheMainActor() async {
        MainQueue.mark()
        let (log, measured) = (Log(), Source<Int>())
        let viewModel = MeterViewModel(log: log)
        let output = viewModel.transform(input: .init(measured: measured.stream, reset: Source<Void>().stream))
        let (sum, last, large) = (Recorder(output.sum), Recorder(output.last), Recorder(output.large))

        burst(into: measured)
        await eventually { log.noted.count == Self.count && last.values.last == Self.count - 1 }

        XCTAssertEqual(log.noted, Array(0..<Self.count))
        XCTAssertEqual(last.values, Array(0..<Self.count))
        XCTAssertEqual(sum.values.last, Self.count * (Self.count - 1) / 2)
        XCTAssertEqual(large.values.last, "\(Self.count * (Self.count - 1) / 2)")
        XCTAssertEqual(log.strayCount + sum.strayCount + last.strayCount + large.strayCount, 0)
        XCTAssertLessThan(log.depth, 512 * 1_024)
    }

    @MainActor func testABurstReachesAViewModelWithoutAnActor() async {
        MainQueue.mark()
        let (log, measured) = (Log(), Source<Int>())
        let viewModel = GaugeViewModel(log: log)
        let output = viewModel.transform(input: .init(measured: measured.stream))
        let (sum, large) = (Recorder(output.sum), Recorder(output.large))

        burst(into: measured)
        await eventually { log.noted.count == Self.count }

        XCTAssertEqual(log.noted, Array(0..<Self.count))
        XCTAssertEqual(sum.values.last, Self.count * (Self.count - 1) / 2)
        XCTAssertEqual(large.values.last, "\(Self.count * (Self.count - 1) / 2)")
        XCTAssertEqual(log.strayCount + sum.strayCount + large.strayCount, 0)
        XCTAssertLessThan(log.depth, 512 * 1_024)
    }

    @MainActor func testWhatComesFromFourThreadsIsAllCounted() async {
        MainQueue.mark()
        let (log, measured) = (Log(), Source<Int>())
        let viewModel = GaugeViewModel(log: log)
        let sum = Recorder(viewModel.transform(input: .init(measured: measured.stream)).sum)

        nonisolated(unsafe) let source = measured
        let turn = NSLock()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1_000 { turn.withLock { source.send(1) } }
        }
        await eventually { log.noted.count == 4_000 }

        XCTAssertEqual(sum.values.last, 4_000)
        XCTAssertEqual(log.strayCount + sum.strayCount, 0)
    }
}
