import CombineShim
import XCTest

@testable import GoldenCombine

/// What observes a view model that lends its state to hand-written logic.
final class InboxTests: XCTestCase {
    @MainActor func testWhatObservesTheViewModelHearsOfItsState() async {
        let viewModel = InboxViewModel()
        let received = PassthroughSubject<String, Never>()
        let clear = PassthroughSubject<Void, Never>()
        let output = viewModel.transform(
            input: .init(received: received.eraseToAnyPublisher(), clear: clear.eraseToAnyPublisher())
        )
        var changes = 0
        let observation = viewModel.objectWillChange.sink { changes += 1 }
        let messages = Recorder(output.messages)
        received.send("a")
        XCTAssertEqual(changes, 2)
        clear.send(())
        XCTAssertEqual(changes, 4)
        await eventually { messages.values.count == 3 }
        XCTAssertEqual(messages.values, [[], ["a"], []])
        observation.cancel()
    }
}
