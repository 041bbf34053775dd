import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class ProfileScreenModelTests: XCTestCase {
    /// `save -> with name -> filter { !$0.isEmpty } -> .saved(name: $0)`
    func testSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ProfileScreenModelHarness()

        // when
        harness.save()

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `name -> filter { $0.isEmpty } -> .empty`
    func testName() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ProfileScreenModelHarness()

        // when
        harness.name("a")

        // then
        // await expect(harness.output.said, equals: […])
    }
}
