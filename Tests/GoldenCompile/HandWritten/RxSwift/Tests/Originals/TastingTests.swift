import RxSwift
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenRxSwift
#else
    @testable import GoldenRxSwift
#endif

/// Events in, events out: in the order of the spec, with what was remembered before them.
final class TastingTests: XCTestCase {
    private let input = Source<TastingViewModel.Input>()
    private let journal = JournalDouble()
    private let sencha = Tea(name: "Sencha")

    private func texts(_ recorder: Recorder<TastingViewModel.Output>) -> [String] {
        recorder.values.map { String(describing: $0) }
    }

    @MainActor func testEventsFollowTheOrderOfWhatIsRemembered() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        let output = Recorder(viewModel.transform(input: input))
        input.send(.opened)
        input.send(.starsPicked(2))
        input.send(.textChanged("fresh"))
        input.send(.starsPicked(0))

        XCTAssertEqual(
            texts(output),
            [
                "showTitle(\"Sencha\")", "showStars(\"★★\")", "enableSave(false)", "enableSave(true)",
                "showStars(\"\")", "enableSave(false)",
            ]
        )
        XCTAssertEqual(viewModel.stars, 0)
        XCTAssertEqual(viewModel.text, "fresh")
    }

    @MainActor func testItRemembersAlsoWhereNobodyListens() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        _ = viewModel.transform(input: input)
        input.send(.starsPicked(2))

        XCTAssertEqual(viewModel.stars, 2)
    }

    @MainActor func testANoteIsSavedOnceAtATime() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        let stream = viewModel.transform(input: input)
        let (output, again) = (Recorder(stream), Recorder(stream))
        input.send(.starsPicked(2))
        input.send(.textChanged("fresh"))
        input.send(.saveTap)
        input.send(.saveTap)
        XCTAssertEqual(journal.work.questions, [TeaNote(tea: sencha, stars: 2, text: "fresh")])
        journal.work.answer(with: ())

        XCTAssertEqual(texts(output).last, "close")
        XCTAssertEqual(texts(again), texts(output))
    }

    @MainActor func testAFailureIsToldAndTheNoteCanBeSavedAgain() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        let output = Recorder(viewModel.transform(input: input))
        input.send(.saveTap)
        journal.work.fail(with: Failure())
        input.send(.saveTap)
        journal.work.answer(with: ())

        XCTAssertEqual(texts(output), ["alert(message: \"offline\")", "close"])
    }

    @MainActor func testASecondTransformTakesThePlaceOfTheFirst() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        let old = Recorder(viewModel.transform(input: input))
        let new = Recorder(viewModel.transform(input: input))
        input.send(.starsPicked(1))
        input.send(.saveTap)
        journal.work.answer(with: ())

        XCTAssertEqual(journal.work.questions.count, 1)
        XCTAssertEqual(texts(old), [])
        XCTAssertEqual(texts(new), ["showStars(\"★\")", "enableSave(false)", "close"])
    }

    @MainActor func testManyEventsFromAnotherThreadArriveInOrderOnTheMainOne() async {
        let viewModel = TastingViewModel(tea: sencha, journal: journal)
        let output = Recorder(viewModel.transform(input: input))
        await elsewhere {
            for index in 1...1_000 { self.input.send(.textChanged("\(index)")) }
            self.input.send(.starsPicked(1))
        }
        await eventually { output.values.count == 1_002 }

        XCTAssertEqual(texts(output).suffix(2), ["showStars(\"★\")", "enableSave(true)"])
        XCTAssertEqual(viewModel.text, "1000")
        XCTAssertEqual(output.strayCount, 0)
    }

    @MainActor func testWorkDoesNotKeepTheViewModel() async {
        var viewModel: TastingViewModel? = TastingViewModel(tea: sencha, journal: journal)
        weak let gone = viewModel
        let output = viewModel.map { Recorder($0.transform(input: input)) }
        input.send(.saveTap)
        viewModel = nil

        XCTAssertNil(gone)
        XCTAssertEqual(journal.work.closedCount, 1)
        withExtendedLifetime(output) {}
    }
}

/// Answers when the test says so.
private final class JournalDouble: TeaJournal {
    let work = PendingWork<TeaNote, Void>()

    func save(_ note: TeaNote) -> Single<Void> { work.ask(note) }
}
