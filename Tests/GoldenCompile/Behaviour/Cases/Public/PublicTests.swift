import XCTest

// Not `@testable`: as a module sees it that uses the view model.
#if RXSWIFT
    import GoldenRxSwift
#else
    import GoldenCombine
#endif

/// What another module can do with a public view model.
final class PublicTests: XCTestCase {
    @MainActor func testMakesItsInputAndReadsItsOutput() async {
        let viewModel = TipViewModel(percent: 20)
        let amount = Source<Int>()
        let retry = Source<Void>()
        let input = TipViewModel.Input(limit: 50, amount: amount.stream, retryTap: retry.stream)
        XCTAssertEqual(input.limit, 50)
        let output = viewModel.transform(input: input)
        let tip = Recorder(output.tip)
        let isAllowed = Recorder(output.isAllowed)
        let error = Recorder(output.error)
        amount.send(40)
        amount.send(60)
        await eventually { tip.values.count == 3 && isAllowed.values.count == 2 }
        XCTAssertEqual(tip.values, [0, 8, 12])
        XCTAssertEqual(isAllowed.values, [true, false])
        XCTAssertTrue(error.values.isEmpty)
        XCTAssertEqual("\(TipError.failed)", "failed")
        XCTAssertEqual(viewModel.percent, 20)
    }

    @MainActor func testSendsAndReceivesItsEvents() async {
        let viewModel = AccountViewModel()
        let events = Source<AccountViewModel.Input>()
        let output = Recorder(viewModel.transform(input: events.stream))
        events.send(.rename(to: "Ann"))
        events.send(.signOut)
        await eventually { output.values.count == 2 }
        guard case .renamed("Ann")? = output.values.first, case .signedOut? = output.values.last else {
            return XCTFail("\(output.values)")
        }
    }
}
