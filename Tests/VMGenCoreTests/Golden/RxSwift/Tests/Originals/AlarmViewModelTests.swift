import XCTest

@testable import GoldenRxSwift

@MainActor
final class AlarmViewModelTests: XCTestCase {
    /// `viewDidLoad -> call useCase.load()`
    func testViewDidLoad() async throws {
        throw XCTSkip("not written yet")
    }

    /// `minutesPicked -> map { Optional($0) } -> useCase.minutes`
    func testMinutesPicked() async throws {
        throw XCTSkip("not written yet")
    }

    /// `repeatSwitched -> useCase.isRepeated`
    func testRepeatSwitched() async throws {
        throw XCTSkip("not written yet")
    }

    /// `saveTap -> call useCase.save()`
    func testSaveTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `cancelTap -> call coordinator.finish()`
    func testCancelTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.saved -> filter { $0 } -> call coordinator.finish()`
    func testUseCaseSaved() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.minutes -> compactMap -> map { Clock.text(minutes: $0) } -> timeText`
    func testUseCaseMinutesToTimeText() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.minutes -> map { $0 != nil } -> canSave`
    func testUseCaseMinutesToCanSave() async throws {
        throw XCTSkip("not written yet")
    }

    /// `useCase.isRepeated -> map { $0 ? "every day" : "once" } -> repeatText`
    func testUseCaseIsRepeated() async throws {
        throw XCTSkip("not written yet")
    }

    /// `start -> set label = useCase.label ?? "Alarm"`
    func testStart() async throws {
        throw XCTSkip("not written yet")
    }
}
