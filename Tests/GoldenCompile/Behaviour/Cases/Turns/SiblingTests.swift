import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Streams that are made of one input and join each other.
final class SiblingTests: XCTestCase {
    /// The same twenty times: what is heard must not depend on luck.
    @MainActor func testTheNewValueIsTakenAlong() async {
        for _ in 0..<20 {
            let laid = Source<Int>()
            let viewModel = NestboxViewModel()
            let output = viewModel.transform(input: .init(laid: laid.stream))
            let half = Recorder(output.half)
            let told = Recorder(output.told)
            for value in [2, 4, 6] { laid.send(value) }
            XCTAssertEqual(half.values, [1, 2, 3])
            XCTAssertEqual(told.values, [301, 502, 703])
        }
    }

    /// What fields hold as they are listened to is told, though nobody can listen while `transform` runs.
    @MainActor func testWhatFieldsHoldIsTold() async {
        let password = ValueSource("a")
        let check = ValueSource("a")
        let viewModel = BrazierViewModel()
        let output = viewModel.transform(input: .init(password: password.stream, check: check.stream))
        let isSame = Recorder(output.isSame)
        let isReady = Recorder(output.isReady)
        XCTAssertEqual(isSame.values, [true])
        XCTAssertEqual(isReady.values, [true])

        check.send("b")
        XCTAssertEqual(isReady.values, [true, false])
    }
}
