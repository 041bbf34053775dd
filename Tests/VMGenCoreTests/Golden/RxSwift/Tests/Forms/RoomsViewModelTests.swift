import CoreFoundation
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class RoomsViewModelTests: XCTestCase {
    /// `load -> swift -> call close($0)`
    func testLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = RoomsViewModelHarness(token: "a")

        // when
        harness.load()

        // then
        // await expect(harness.…, equals: …)
    }
}
