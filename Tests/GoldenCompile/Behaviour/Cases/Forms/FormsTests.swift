import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Subjects of a use case, paging, events, stored input and output.
final class FormsTests: XCTestCase {
    @MainActor func testAUseCaseMadeOfSubjectsTakesValuesAndGivesStreams() async {
        final class UseCase: HeightUseCase {
            let height = ValueSource<Double?>(nil)
            let saved = Source<Bool>()
            var saves = 0
            func save() { saves += 1 }
        }
        final class Coordinator: HeightCoordinator {
            var pops = 0
            func pop() { pops += 1 }
        }
        let (useCase, coordinator) = (UseCase(), Coordinator())
        let viewModel = HeightViewModel(useCase: useCase, coordinator: coordinator)
        let (row, tap, done) = (Source<Int>(), Source<Void>(), Source<Void>())
        let output = viewModel.transform(
            input: .init(heightRow: row.stream, heightFieldTap: tap.stream, doneTap: done.stream)
        )
        let (picked, height) = (Recorder(output.pickerRow), Recorder(output.height))

        tap.send()
        row.send(20)
        tap.send()
        row.finish()
        useCase.height.send(150)
        tap.send()
        done.send()
        useCase.saved.send(false)
        useCase.saved.send(true)

        XCTAssertEqual(picked.values, [20, 50], "The end of an input does not end the subject")
        XCTAssertEqual(height.values, [nil, 120, 150])
        XCTAssertEqual(useCase.saves, 1)
        XCTAssertEqual(coordinator.pops, 1)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testPagesFollowEachOtherWithoutADoubleFetch() async {
        actor UseCase: PagingUseCase {
            var asked: [Int] = []
            func page(_ number: Int) async throws -> [Item] {
                asked.append(number)
                try await Task.sleep(nanoseconds: 10_000_000)
                return number > 2 ? [] : [Item(id: number)]
            }
        }
        let useCase = UseCase()
        let viewModel = PagingViewModel(useCase: useCase)
        let (row, refresh) = (Source<Int>(), Source<Void>())
        let output = viewModel.transform(input: .init(willDisplayRow: row.stream, refresh: refresh.stream))
        let (items, isLast) = (Recorder(output.items), Recorder(output.isLastPage))

        row.send(-1)
        row.send(-1)
        await eventually { items.values.last == [Item(id: 1)] }
        row.send(0)
        await eventually { items.values.last?.count == 2 }
        row.send(1)
        await eventually { isLast.values.last == true }
        row.send(1)
        await settle()

        let asked = await useCase.asked
        XCTAssertEqual(asked, [1, 2, 3])
        XCTAssertEqual(items.strayCount + isLast.strayCount, 0)
        refresh.send()
        XCTAssertEqual(items.values.last, [])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAPageThatFailsCanBeAskedForAgain() async {
        final class UseCase: PagingUseCase, @unchecked Sendable {
            var error: Error? = CancellationError()
            func page(_ number: Int) async throws -> [Item] {
                if let error { throw error }
                return [Item(id: number)]
            }
        }
        let useCase = UseCase()
        var viewModel: PagingViewModel? = PagingViewModel(useCase: useCase)
        weak let released = viewModel
        let (row, refresh) = (Source<Int>(), Source<Void>())
        let input = PagingViewModel.Input(willDisplayRow: row.stream, refresh: refresh.stream)
        guard let output = viewModel?.transform(input: input) else { return }
        let (items, error) = (Recorder(output.items), Recorder(output.error))

        row.send(-1)
        await eventually { error.values.count == 1 }
        useCase.error = nil
        row.send(-1)
        await eventually { items.values.last == [Item(id: 1)] }

        XCTAssertEqual(error.strayCount, 0)
        viewModel = nil
        XCTAssertNil(released)
    }

    @MainActor func testEventsGoInAndComeOutOnceForAllWhoListen() async {
        final class UseCase: RegisterUseCase, @unchecked Sendable {
            var calls = 0
            var error: Error?
            func register(name: String) async throws {
                calls += 1
                if let error { throw error }
            }
        }
        let useCase = UseCase()
        let viewModel = RegisterViewModel(useCase: useCase)
        let input = Source<RegisterViewModel.Input>()
        let output = viewModel.transform(input: input.stream)
        let (one, other) = (Recorder(output.map { "\($0)" }), Recorder(output.map { "\($0)" }))

        input.send(.textEdited(text: nil))
        input.send(.textEdited(text: "a"))
        input.send(.registerTap(name: "a"))
        await eventually { one.values.last == "movedHome" }
        useCase.error = CancellationError()
        input.send(.registerTap(name: "a"))
        await eventually { one.values.count == 4 }

        XCTAssertEqual(one.values.prefix(3), ["registerEnabled(false)", "registerEnabled(true)", "movedHome"])
        XCTAssertEqual(one.values, other.values)
        XCTAssertEqual(useCase.calls, 2)
        useCase.error = nil
        input.send(.registerTap(name: "a"))
        await eventually { one.values.last == "movedHome" }
        XCTAssertEqual(one.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testStoredInputAndOutputAreWiredAndReleased() async {
        var viewModel: SignInViewModel? = SignInViewModel()
        weak let released = viewModel
        guard let (input, output) = viewModel.map({ ($0.input, $0.output) }) else { return }
        let (enabled, error) = (Recorder(output.enableSignInButton), Recorder(output.errorMessage))
        let pushed = Recorder(output.pushToMain)

        input.touchUpSignInButton.send()
        input.id.send("id")
        input.password.send("12345")
        input.touchUpSignInButton.send()
        input.password.send("123456")
        input.touchUpSignInButton.send()

        XCTAssertEqual(enabled.values, [false, true, true])
        XCTAssertEqual(error.values, ["at least 6 characters"])
        XCTAssertEqual(pushed.values.count, 1)
        viewModel = nil
        XCTAssertNil(released)
    }
}
