import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class FirstDetailViewModelTests: XCTestCase {
    /// `load, retry -> latest service.item(id: id) while isLoading -> title`
    func testLoadOrRetry() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstDetailViewModelHarness(id: 1)

        // when
        harness.load()

        // then
        // await expect(harness.title.last, equals: …)
    }

    /// `favouriteTap -> set isFavourite = !isFavourite`
    func testFavouriteTapToSetIsFavourite() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstDetailViewModelHarness(id: 1)

        // when
        harness.favouriteTap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `favouriteTap -> with isFavourite -> queue service.setFavourite($0, id: id) -> ignore`
    func testFavouriteTapToIgnore() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstDetailViewModelHarness(id: 1)

        // when
        harness.favouriteTap()

        // then
        // await expect(harness.…, equals: …)
    }
}
