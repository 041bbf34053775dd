import CombineShim
import Foundation
import Testing

@testable import GoldenCombine

@MainActor
@Suite struct LibraryViewModelTests {
    /// `text -> debounce 0.3 -> latest library.books(matching: $0) while isLoading -> books`
    @Test(.disabled("not written yet")) func text() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.text("a")

        // then
        // await expect(harness.books.last, equals: …)
    }

    /// `reserve -> first library.reserve($0, days: 7) -> reserved`
    @Test(.disabled("not written yet")) func reserve() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.reserve(Book(title: "Swift"))

        // then
        // await expect(harness.reserved.said.count, equals: …)
    }

    /// `start -> latest fetchCount -> count`
    @Test(.disabled("not written yet")) func start() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.count.last, equals: …)
    }

    /// `open -> all openBook(id: 1) -> opened`
    @Test(.disabled("not written yet")) func openToOpened() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.open()

        // then
        // await expect(harness.opened.said.count, equals: …)
    }

    /// `open -> with pageSize -> map { (number: 1, size: $0) } -> page`
    @Test(.disabled("not written yet")) func openToPage() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.open()

        // then
        // await expect(harness.page.said, equals: […])
    }

    /// `rate -> map { Float($0) } -> rating`
    @Test(.disabled("not written yet")) func rate() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.rate(1.5)

        // then
        // await expect(harness.rating.last, equals: …)
    }

    /// `library.news -> headline`
    @Test(.disabled("not written yet")) func libraryNews() async throws {
        // given
        let harness = LibraryViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.headline.said, equals: […])
    }
}
