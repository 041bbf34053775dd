import CombineShim
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenCombine
#else
    @testable import GoldenCombine
#endif

/// Events in, events out, over awaited work: in the order of the spec.
final class CardsTests: XCTestCase {
    private let input = Source<CardsViewModel.Input>()
    private let store = CardStoreDouble()
    private let birds = Deck(id: 3, title: "Birds")
    private let cards = [Card(front: "Amsel", back: "blackbird"), Card(front: "Elster", back: "magpie")]

    private func texts(_ recorder: Recorder<CardsViewModel.Output>?) -> [String] {
        recorder?.values.map { String(describing: $0) } ?? []
    }

    @MainActor private func answer(_ count: Int = 1) async {
        await eventually { self.store.work.questions.count == count }
        store.work.answer(with: cards)
    }

    @MainActor func testADeckIsLearntCardByCard() async {
        let viewModel = CardsViewModel(deck: birds, store: store)
        let output = Recorder(viewModel.transform(input: input.stream))
        input.send(.turn)
        input.send(.open)
        XCTAssertEqual(texts(output), ["showTitle(\"Birds\")"])
        await answer()
        await eventually { output.values.count == 2 }
        input.send(.turn)
        input.send(.next)
        input.send(.turn)

        XCTAssertEqual(
            texts(output).dropFirst(),
            [
                "showFront(\"Amsel\")", "showBack(\"blackbird\")", "showFront(\"Elster\")", "showBack(\"magpie\")",
            ]
        )
        XCTAssertEqual(viewModel.index, 1)
        XCTAssertEqual(store.work.questions, [3])
        XCTAssertEqual(output.strayCount, 0)
    }

    @MainActor func testADeckIsLoadedOnceForAllWhoListen() async {
        let viewModel = CardsViewModel(deck: birds, store: store)
        let stream = viewModel.transform(input: input.stream)
        let (output, again) = (Recorder(stream), Recorder(stream))
        input.send(.open)
        await answer()
        await eventually { output.values.count == 2 && again.values.count == 2 }

        XCTAssertEqual(store.work.questions, [3])
        XCTAssertEqual(viewModel.cards, cards)
    }

    @MainActor func testAFailureIsToldAndTheDeckCanBeOpenedAgain() async {
        let viewModel = CardsViewModel(deck: birds, store: store)
        let output = Recorder(viewModel.transform(input: input.stream))
        input.send(.open)
        await eventually { self.store.work.questions.count == 1 }
        store.work.fail(with: Failure())
        await eventually { output.values.count == 2 }
        input.send(.open)
        await answer(2)
        await eventually { output.values.count == 4 }

        XCTAssertEqual(
            texts(output),
            ["showTitle(\"Birds\")", "alert(message: \"offline\")", "showTitle(\"Birds\")", "showFront(\"Amsel\")"]
        )
    }

    @MainActor func testANewerLoadCancelsTheOneThatRuns() async {
        let viewModel = CardsViewModel(deck: birds, store: store)
        let output = Recorder(viewModel.transform(input: input.stream))
        input.send(.open)
        await eventually { self.store.work.questions.count == 1 }
        input.send(.open)
        await eventually { self.store.work.cancelCount == 1 }
        await answer(2)
        await eventually { output.values.count == 3 }

        XCTAssertEqual(texts(output).last, "showFront(\"Amsel\")")
    }

    @MainActor func testASecondTransformTakesThePlaceOfTheFirst() async {
        let viewModel = CardsViewModel(deck: birds, store: store)
        let old = Recorder(viewModel.transform(input: input.stream))
        let new = Recorder(viewModel.transform(input: input.stream))
        input.send(.open)
        await answer()
        await eventually { new.values.count == 2 }
        await settle()

        XCTAssertEqual(store.work.questions, [3])
        XCTAssertEqual(texts(old), [])
        XCTAssertEqual(texts(new), ["showTitle(\"Birds\")", "showFront(\"Amsel\")"])
    }

    @MainActor func testWorkDoesNotKeepTheViewModel() async {
        var viewModel: CardsViewModel? = CardsViewModel(deck: birds, store: store)
        weak let gone = viewModel
        let output = viewModel.map { Recorder($0.transform(input: input.stream)) }
        input.send(.open)
        await eventually { self.store.work.questions.count == 1 }
        viewModel = nil

        XCTAssertNil(gone)
        await eventually { self.store.work.cancelCount == 1 }
        XCTAssertEqual(texts(output), ["showTitle(\"Birds\")"])
    }
}

/// Answers when the test says so.
private final class CardStoreDouble: CardStore {
    let work = AsyncWork<Int, [Card]>()

    func cards(of deck: Int) async throws -> [Card] { try await work.ask(deck) }
}
