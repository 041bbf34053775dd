import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class PreferencesViewModelTests: XCTestCase {
    /// `change -> set count = $0.count, small = $0.small, large = $0.large, unsigned = $0.unsigned`
    func testChangeToSetCount() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PreferencesViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `change -> set ratio = $0.ratio, width = $0.width, rate = $0.rate, isOn = $0.isOn, name = $0.name`
    func testChangeToSetRatio() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PreferencesViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `change -> set data = $0.data, date = $0.date, names = $0.names, counts = $0.counts`
    func testChangeToSetData() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PreferencesViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `change -> set site = $0.site, nickname = $0.nickname, limit = $0.limit`
    func testChangeToSetSite() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PreferencesViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }
}
