import Foundation
import XCTest

@testable import BookSearchRxSwift

/// What the spec's scenarios leave open, whatever runtime the app was generated for: only the import differs.
@MainActor
final class BookSearchViewModelTests: XCTestCase {
    func testTheNextSearchWorksAfterFailuresOfAnyKind() async {
        let library = LibraryStub()
        library.onBooks.answers(with: .failure(URLError(.timedOut)), .failure(Unreadable()), .value([Book(title: "C")]))
        let harness = BookSearchViewModelHarness(library: library)

        harness.text("a")
        await expect(harness.error.last, equals: .offline)
        harness.text("b")
        await expect(harness.error.last, equals: .failed)
        harness.text("c")
        await expect(harness.books.last, equals: [Book(title: "C")])

        XCTAssertEqual(harness.error.values.count, 2)
    }

    func testAtFirstThereIsNothingToTryAgain() async {
        let harness = BookSearchViewModelHarness()

        harness.retryTap()
        await harness.settle()

        XCTAssertEqual(harness.isLoading.values, [false])
        XCTAssertEqual(harness.library.onBooks.arguments, [])
    }

    /// An answer that is none.
    private struct Unreadable: Error {}
}
