import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class LibraryViewModelTests: XCTestCase {
    /// `text -> debounce 0.3 -> latest library.books(matching: $0) while isLoading -> books`
    func testText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.text("a")

        // then
        // await expect(harness.books.last, equals: …)
    }

    /// `reserve -> first library.reserve($0, days: 7) -> reserved`
    func testReserve() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.reserve(Book(title: "Swift"))

        // then
        // await expect(harness.reserved.said.count, equals: …)
    }

    /// `start -> latest fetchCount -> count`
    func testStart() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.count.last, equals: …)
    }

    /// `open -> all openBook(id: 1) -> opened`
    func testOpenToOpened() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.open()

        // then
        // await expect(harness.opened.said.count, equals: …)
    }

    /// `open -> with pageSize -> map { (number: 1, size: $0) } -> page`
    func testOpenToPage() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.open()

        // then
        // await expect(harness.page.said, equals: […])
    }

    /// `rate -> map { Float($0) } -> rating`
    func testRate() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        harness.rate(1.5)

        // then
        // await expect(harness.rating.last, equals: …)
    }

    /// `library.news -> headline`
    func testLibraryNews() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = LibraryViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.headline.said, equals: […])
    }
}
