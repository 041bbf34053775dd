import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Flows of one source that read what others of it write: they act in the order of the spec, whatever the runtime does with
/// its subscribers.
final class DraftsTests: XCTestCase {
    private actor Box: DraftBox {
        private(set) var texts: [String] = []

        func put(_ text: String) { texts.append(text) }
    }

    @MainActor func testWhatIsKeptIsWhatWasSaved() async {
        for _ in 0..<20 {
            let (box, save, clear) = (Box(), Source<String>(), Source<Void>())
            let viewModel = DraftsViewModel(box: box)
            let output = viewModel.transform(input: .init(save: save.stream, clear: clear.stream))
            let (draft, kept) = (Recorder(output.draft), Recorder(output.kept))

            for text in ["a", "b", "c"] { save.send(text) }
            await eventually { kept.values.last == 3 }

            let texts = await box.texts
            XCTAssertEqual(texts, ["a", "b", "c"])
            XCTAssertEqual(draft.values, ["", "a", "b", "c"])
        }
    }

    @MainActor func testWhatIsClearedIsWhatWasThere() async {
        for _ in 0..<20 {
            let (box, save, clear) = (Box(), Source<String>(), Source<Void>())
            let viewModel = DraftsViewModel(box: box)
            let output = viewModel.transform(input: .init(save: save.stream, clear: clear.stream))
            let draft = Recorder(output.draft)

            save.send("a")
            clear.send()
            clear.send()
            while await box.texts.count < 2 { await Task.yield() }

            let texts = await box.texts
            XCTAssertEqual(Set(texts), ["a", "no a"])
            XCTAssertEqual(draft.values, ["", "a", ""])
        }
    }
}
