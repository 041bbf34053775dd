import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class MovesViewModelTests: XCTestCase {
    /// `flows -> set last = $0`
    func testFlowsToSetLast() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.flows(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `flows, last -> .listed($0)`
    func testFlowsOrLast() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.flows(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `tap -> call viewModel.close()`
    func testTapToCallViewModelClose() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `disposeBag -> throttle 1 first -> all store.save($0) -> .saved($0)`
    func testDisposeBag() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.disposeBag(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `flows -> filter { $0 > 1 } -> queue store.save($0) -> .saved($0)`
    func testFlowsToSaved() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.flows(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `disposeBag, flows -> .listed($0)`
    func testDisposeBagOrFlows() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.disposeBag(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `tap -> latest store.list() -> .listed($0)`
    func testTapToListed() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `tap -> with weak -> filter { $0 != nil } -> .closed(true)`
    func testTapToClosed() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MovesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.output.said, equals: […])
    }
}
