import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class TrailViewModelTests: XCTestCase {
    /// `load -> latest guide.trail(id: trailID) while isLoading -> as trail`
    func testLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.load()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `trail -> map { "\($0.name), \($0.kilometres) km" } -> title`
    func testTrailToTitle() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.load()

        // then
        // await expect(harness.title.said, equals: […])
    }

    /// `trail -> map { $0.photos } -> photos`
    func testTrailToPhotos() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.load()

        // then
        // await expect(harness.photos.said, equals: […])
    }

    /// `photos -> map { $0.isEmpty } -> hasNoPhotos`
    func testPhotos() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        await harness.settle()

        // then
        // await expect(harness.hasNoPhotos.said, equals: […])
    }

    /// `mapTap -> with trail -> do navigator.showMap(of: $0) -> mapShown`
    func testMapTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.mapTap()

        // then
        // await expect(harness.mapShown.said.count, equals: …)
    }

    /// `photoTap -> with photos -> map { $1[$0] } -> do navigator.showPhoto($0) -> photoShown`
    func testPhotoTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.photoTap(0)

        // then
        // await expect(harness.photoShown.said.count, equals: …)
    }

    /// `backTap -> do navigator.goBack() -> wentBack`
    func testBackTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TrailViewModelHarness(trailID: 1)

        // when
        harness.backTap()

        // then
        // await expect(harness.wentBack.said.count, equals: …)
    }
}
