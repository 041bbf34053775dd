import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class ReaderViewModelTests: XCTestCase {
    /// `viewDidLoad -> call useCase.load()`
    func testViewDidLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        harness.viewDidLoad()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `nightSwitched -> call useCase.setNight($0)`
    func testNightSwitched() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        harness.nightSwitched(true)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `signOutTap -> call useCase.signOut()`
    func testSignOutTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        harness.signOutTap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `useCase.isNight -> isNight`
    func testUseCaseIsNight() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.isNight.said, equals: […])
    }

    /// `useCase.fontSize -> map { "\($0) pt" } -> fontSizeText`
    func testUseCaseFontSize() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.fontSizeText.said, equals: […])
    }

    /// `useCase.signedOut -> signedOut`
    func testUseCaseSignedOut() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReaderViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.signedOut.said.count, equals: …)
    }
}
