import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class FindNumberViewModelTests: XCTestCase {
    /// `checkNumber -> latest processNumber -> target`
    func testCheckNumber() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FindNumberViewModelHarness()

        // when
        harness.checkNumber(1)

        // then
        // await expect(harness.target.last, equals: …)
    }
}
