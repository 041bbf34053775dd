import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class AlarmViewModelTests: XCTestCase {
    /// `viewDidLoad -> call useCase.load()`
    func testViewDidLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        harness.viewDidLoad()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `minutesPicked -> map { Optional($0) } -> useCase.minutes`
    func testMinutesPicked() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        harness.minutesPicked(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `repeatSwitched -> useCase.isRepeated`
    func testRepeatSwitched() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        harness.repeatSwitched(true)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `saveTap -> call useCase.save()`
    func testSaveTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        harness.saveTap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `cancelTap -> call coordinator.finish()`
    func testCancelTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        harness.cancelTap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `useCase.saved -> filter { $0 } -> call coordinator.finish()`
    func testUseCaseSaved() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `useCase.minutes -> compactMap -> map { Clock.text(minutes: $0) } -> timeText`
    func testUseCaseMinutesToTimeText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.timeText.last, equals: …)
    }

    /// `useCase.minutes -> map { $0 != nil } -> canSave`
    func testUseCaseMinutesToCanSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.canSave.last, equals: …)
    }

    /// `useCase.isRepeated -> map { $0 ? "every day" : "once" } -> repeatText`
    func testUseCaseIsRepeated() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.repeatText.last, equals: …)
    }

    /// `start -> set label = useCase.label ?? "Alarm"`
    func testStart() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AlarmViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.…, equals: …)
    }
}
