import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class PlayerViewModelTests: XCTestCase {
    /// `stop -> set position = 0`
    func testStop() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlayerViewModelHarness()

        // when
        harness.stop()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `seek -> set position = position`
    func testSeekToSetPosition() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlayerViewModelHarness()

        // when
        harness.seek(position: 1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `seek -> .moved(position)`
    func testSeekToMoved() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlayerViewModelHarness()

        // when
        harness.seek(position: 1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `open -> latest library.load(name) -> .opened(length: $0)`
    func testOpen() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlayerViewModelHarness()

        // when
        harness.open(name: "a")

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `forward -> throttle 1 first -> set position = position + 10`
    func testForward() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlayerViewModelHarness()

        // when
        harness.forward()

        // then
        // await expect(harness.…, equals: …)
    }
}
