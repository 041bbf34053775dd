import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class KeywordsViewModelTests: XCTestCase {
    /// `case -> map guard -> var`
    func testCaseToVar() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = KeywordsViewModelHarness(where: { _ in })

        // when
        harness.case(1)

        // then
        // await expect(harness.var.last, equals: …)
    }

    /// `case -> latest fallthrough -> var`
    func testCaseToVar2() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = KeywordsViewModelHarness(where: { _ in })

        // when
        harness.case(1)

        // then
        // await expect(harness.var.last, equals: …)
    }

    /// `for -> call defer`
    func testFor() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = KeywordsViewModelHarness(where: { _ in })

        // when
        harness.for("a")

        // then
        // await expect(harness.…, equals: …)
    }
}
