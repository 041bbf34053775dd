import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class OrdersViewModelTests: XCTestCase {
    /// `load -> replace with pageSize -> limit`
    func testLoadToLimit() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.load()

        // then
        // await expect(harness.limit.said, equals: […])
    }

    /// `load -> first service.orders(upTo: pageSize) while isLoading -> orders`
    func testLoadToOrders() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.load()

        // then
        // await expect(harness.orders.last, equals: …)
    }

    /// `open -> with orders -> filter { $1.indices.contains($0) } -> route.order(name: $1[$0], number: $0 + pageSize)`
    func testOpen() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.open(1)

        // then
        // await expect(harness.route.said, equals: […])
    }

    /// `cancel -> with orders -> compactMap { $1.indices.contains($0) ? $1[$0] : nil } -> as chosenOrder: String`
    func testCancel() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.cancel(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `chosenOrder -> chosen`
    func testChosenOrderToChosen() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.cancel(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `chosenOrder -> alert.confirmCancel(describe(order: $0))`
    func testChosenOrderToAlertConfirmCancel() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.cancel(1)

        // then
        // await expect(harness.alert.said, equals: […])
    }

    /// `confirm -> with chosen -> queue service.cancel($0) -> ignore`
    func testConfirm() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.confirm()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `help -> alert.helpMissing`
    func testHelp() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = OrdersViewModelHarness()

        // when
        harness.help()

        // then
        // await expect(harness.alert.said, equals: […])
    }
}
