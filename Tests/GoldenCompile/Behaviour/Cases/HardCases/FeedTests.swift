import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// The first hard case: 28 inputs, 32 outputs, closures and labelled tuples, paging.
final class FeedTests: XCTestCase {
    private let useCase = FeedUseCaseStub()
    private let coordinator = FeedCoordinatorStub()
    private let screen = FeedScreen()

    @MainActor private func make() -> (viewModel: FeedViewModel, output: FeedViewModel.Output) {
        let viewModel = FeedViewModel(useCase: useCase, coordinator: coordinator)
        return (viewModel, viewModel.transform(input: screen.input))
    }

    private func answer(_ index: Int, with posts: [Post]) {
        useCase.pages[index].send(posts)
        useCase.pages[index].finish()
    }

    @MainActor func testPagesFollowEachOtherUntilTheLast() async {
        let (viewModel, output) = make()
        let items = Recorder(output.items.map { $0.map(\.id) })
        let (isLast, isLoading) = (Recorder(output.isLastPage), Recorder(output.isLoading))

        screen.viewDidLoad.send()
        answer(0, with: [Post(id: 1)])
        screen.willDisplayRow.send(0)
        screen.willDisplayRow.send(0)
        XCTAssertEqual(useCase.pages.count, 2, "No page is asked for twice")
        answer(1, with: [Post(id: 2)])
        screen.willDisplayRow.send(0)
        XCTAssertEqual(useCase.pages.count, 2, "Only the last row asks for more")
        screen.willDisplayRow.send(1)
        answer(2, with: [])
        screen.willDisplayRow.send(1)

        XCTAssertEqual(useCase.pages.count, 3)
        XCTAssertEqual(items.values.last, [1, 2])
        XCTAssertEqual(isLast.values.last, true)
        XCTAssertEqual(isLoading.values, [false, true, false, true, false, true, false])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAFailureOfAnyWorkIsShownAndAllGoesOn() async {
        let (viewModel, output) = make()
        let (error, saved) = (Recorder(output.error), Recorder(output.saved))
        let (restored, liked) = (Recorder(output.restored), Recorder(output.liked))
        let items = Recorder(output.items.map(\.count))

        screen.viewDidLoad.send()
        useCase.pages[0].fail(FeedUseCaseStub.Broken())
        screen.retry.send()
        answer(1, with: [Post(id: 1)])
        screen.like.send(1)
        useCase.likes[0].fail(FeedUseCaseStub.Broken())
        screen.like.send(1)
        useCase.likes[1].send(1)
        useCase.error = FeedUseCaseStub.Broken()
        screen.undo.send()
        await eventually { error.values.count == 3 }
        screen.save.send(Draft())
        await eventually { saved.values == [false] }
        useCase.error = nil
        screen.undo.send()
        screen.save.send(Draft())
        await eventually { restored.values.count == 1 && saved.values == [false, true] }

        XCTAssertEqual(items.values.last, 1)
        XCTAssertEqual(liked.values, [1])
        XCTAssertEqual(error.values.count, 3, "What has a meaning of its own is no error")
        XCTAssertEqual(error.strayCount + saved.strayCount + restored.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testDeletionsStandInAQueueAndLikesRunAtOnce() async {
        let (viewModel, output) = make()
        let (deleted, liked) = (Recorder(output.deleted), Recorder(output.liked))

        screen.delete.send(1)
        screen.delete.send(2)
        screen.like.send(1)
        screen.like.send(2)
        XCTAssertEqual(useCase.likes.count, 2)
        useCase.likes[1].send(2)
        useCase.likes[0].send(1)

        await eventually { deleted.values.count == 2 }
        XCTAssertEqual(useCase.deleted, [1, 2])
        XCTAssertEqual(liked.values, [2, 1])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testClosuresTuplesResultsAndDictionariesPass() async throws {
        let (viewModel, output) = make()
        let (layout, selected) = (Recorder(output.layout), Recorder(output.selected))
        let (sheet, link) = (Recorder(output.shareSheet), Recorder(output.link))
        let (login, badge) = (Recorder(output.login), Recorder(output.badge))
        var heights: [CGFloat] = []
        let url = try XCTUnwrap(URL(string: "https://example.com"))

        screen.onLayout.send { heights.append($0) }
        layout.values.first?(5)
        screen.select.send((section: 1, row: 2))
        screen.shareTap.send((id: 7, url: url))
        screen.deepLink.send(["a": "b"])
        screen.loginResult.send(.failure(.refused))
        useCase.unreadCount.send(4)

        XCTAssertEqual(heights, [5])
        XCTAssertEqual(selected.values.map { [$0.section, $0.row] }, [[1, 2]])
        XCTAssertEqual(sheet.values.map(\.id), [7])
        XCTAssertEqual(link.values, [["a": "b"]])
        XCTAssertEqual(login.values.count, 1)
        XCTAssertEqual(badge.values.suffix(2), [3, 4])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheCoordinatorIsHeldWeaklyAndTheViewModelIsReleased() async {
        weak var released: FeedViewModel?
        let output: FeedViewModel.Output
        do {
            let viewModel: FeedViewModel
            (viewModel, output) = make()
            released = viewModel
            let profile = Recorder(output.profile)
            screen.profileTap.send()
            XCTAssertEqual(profile.values.count, 1)
            XCTAssertEqual(coordinator.profiles, 1)
            screen.viewDidLoad.send()
            withExtendedLifetime(viewModel) {}
        }
        XCTAssertNil(released)
        withExtendedLifetime(output) {}
    }
}
