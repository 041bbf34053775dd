import Foundation
import XCTest

#if RXSWIFT
    @testable import PiecesRxSwift
#else
    @testable import PiecesCombine
#endif

/// What state feeds under reentrance and on several threads.
final class StateTests: XCTestCase {
    @MainActor func testAChangeFromWithinAChangeIsToldAfterIt() async {
        let count = State(0)
        let before = (0..<4).map { _ in Recorder(count) }
        let clamping = count.listen { value in
            guard value > 3 else { return }
            count.send(0)
            XCTAssertEqual(count.value, 0)
        }
        let after = (0..<4).map { _ in Recorder(count) }

        count.send(2)
        count.send(5)

        XCTAssertEqual(count.value, 0)
        for recorder in before + after { XCTAssertEqual(recorder.values, [0, 2, 5, 0]) }
        withExtendedLifetime(clamping) {}
    }

    @MainActor func testAChangeInTheMiddleOfTheFirstValueIsToldAfterIt() async {
        let count = State(1)
        let doubling = count.listen { value in if value < 4 { count.send(value * 2) } }
        let values = Recorder(count)

        XCTAssertEqual(count.value, 4)
        XCTAssertEqual(values.values, [4])
        withExtendedLifetime(doubling) {}
    }

    @MainActor func testWhatIsToldLastIsWhatItIs() async {
        for _ in 0..<20 {
            let count = State(0)
            let values = Recorder(count)

            fourfold { thread in for value in 0..<100 { count.send(thread * 100 + value) } }

            XCTAssertEqual(values.values.count, 401)
            XCTAssertEqual(values.values.last, count.value)
        }
    }

    @MainActor func testTheWrapperReadsWhatWasWritten() async {
        final class Model {
            @Relayed var count = 0
        }
        let model = Model()
        let clamping = model.$count.listen { if $0 > 3 { model.count = 0 } }
        let values = Recorder(model.$count)

        model.count = 5

        XCTAssertEqual(model.count, 0)
        XCTAssertEqual(values.values, [0, 5, 0])
        withExtendedLifetime(clamping) {}
    }
}
