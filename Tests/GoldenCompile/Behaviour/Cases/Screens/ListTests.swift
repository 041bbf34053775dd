import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A generic view model, closures as dependencies, and events that become optionals.
final class ListTests: XCTestCase {
    private let reload = Source<Void>()
    private let text = ValueSource<String?>(nil)
    private let select = Source<Int>()
    private let delete = Source<IndexSet>()
    private let close = Source<Void>()
    private let source = ListSourceStub()

    private var input: ListViewModel<String>.Input {
        .init(
            reload: reload.stream,
            text: text.stream,
            select: select.stream,
            delete: delete.stream,
            closeTap: close.stream
        )
    }

    @MainActor func testItCallsTheClosuresItHas() async {
        var picked: [String] = []
        var closings = 0
        let viewModel = ListViewModel<String>(source: source, onSelect: { picked.append($0) })
        let output = viewModel.transform(input: input)
        let selected = Recorder(output.selected)

        source.answer.send(["a", "b"])
        close.send()
        viewModel.onClose = { closings += 1 }
        close.send()
        select.send(1)
        select.send(7)

        XCTAssertEqual(picked, ["b"])
        XCTAssertEqual(selected.values, ["b"])
        XCTAssertEqual(closings, 1)
    }

    @MainActor func testAFailureIsToldInItsWords() async {
        let viewModel = ListViewModel<String>(source: source, onSelect: { _ in })
        let failure = Recorder(viewModel.transform(input: input).failure)

        source.answer.fail(LoginError(message: ""))

        XCTAssertEqual(failure.values, ["It failed."])
    }
}
