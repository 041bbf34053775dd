import Foundation
import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// Async work: when it begins, what it holds, and what it says.
final class TaskTests: XCTestCase {
    /// A view model's logic; it counts what begins, and waits for its gate.
    @MainActor
    private final class Logic {
        let gate: Gate

        init(gate: Gate) { self.gate = gate }

        func find(_ text: String) async throws -> String {
            try await gate.pass()
            return text
        }
    }

    /// Where work waits, and what has come there.
    @MainActor
    private final class Gate {
        private(set) var arrivals = 0
        private var waiting: [CheckedContinuation<Void, Error>] = []

        func pass() async throws {
            arrivals += 1
            try await withCheckedThrowingContinuation { waiting.append($0) }
        }

        func open(failing error: Error? = nil) {
            let continuations = waiting
            waiting = []
            for continuation in continuations {
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    @MainActor func testWhatIsCancelledBeforeItBeganDoesNotBegin() async {
        let gate = Gate()
        let work = task { try await gate.pass() }.listen { _ in }
        work.stop()
        await settle()

        XCTAssertEqual(gate.arrivals, 0)
    }

    @MainActor func testItSaysWhatItReturnsOnTheMainThread() async {
        let gate = Gate()
        let logic = Logic(gate: gate)
        let found = Recorder(task(logic) { try await $0.find("a") })
        await eventually { gate.arrivals == 1 }
        gate.open()
        await eventually { found.end != nil }

        XCTAssertEqual(found.values, ["a"])
        XCTAssertEqual(found.end, "finished")
        XCTAssertEqual(found.strayCount, 0)
    }

    @MainActor func testItFailsWithWhatItThrows() async {
        let gate = Gate()
        let logic = Logic(gate: gate)
        let found = Recorder(task(logic) { try await $0.find("a") })
        await eventually { gate.arrivals == 1 }
        gate.open(failing: Broken())
        await eventually { found.end != nil }

        XCTAssertEqual(found.end?.contains("Broken"), true)
    }

    @MainActor func testLogicOfWhatIsGoneIsNotBegun() async {
        let gate = Gate()
        var logic: Logic? = Logic(gate: gate)
        let found = Recorder(task(logic) { try await $0.find("a") })
        logic = nil
        await settle()

        XCTAssertEqual(gate.arrivals, 0)
        XCTAssertEqual(found.values, [])
        XCTAssertEqual(found.end, "finished")
    }

    @MainActor func testLogicHoldsItsOwnerNoLongerThanItRunsAndThenSaysNothing() async {
        for error in [nil, Broken()] {
            let gate = Gate()
            var logic: Logic? = Logic(gate: gate)
            weak let seen = logic
            let found = Recorder(task(logic) { try await $0.find("a") })
            await eventually { gate.arrivals == 1 }

            logic = nil
            XCTAssertNotNil(seen)
            gate.open(failing: error)
            await eventually { seen == nil && found.end != nil }

            XCTAssertEqual(found.values, [])
            XCTAssertEqual(found.end, "finished")
        }
    }
}
