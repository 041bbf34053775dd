import XCTest

@testable import GoldenRxSwift

/// What the spec of `KeywordsViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class KeywordsViewModelTests: XCTestCase {
    /// `case -> map guard -> var`
    func testCaseToVar() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = KeywordsViewModelHarness(where: { _ in })
        //
        // harness.case(1)
        //
        // await expect(harness.var.last, equals: …)
    }

    /// `case -> latest fallthrough -> var`
    func testCaseToVar2() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = KeywordsViewModelHarness(where: { _ in })
        //
        // harness.case(1)
        //
        // await expect(harness.var.last, equals: …)
    }

    /// `for -> call defer`
    func testFor() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = KeywordsViewModelHarness(where: { _ in })
        //
        // harness.for("a")
        //
        // await expect(harness.…, equals: …)
    }
}
