import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class PincodeViewModelTests: XCTestCase {
    /// `pincode -> map { $0.count } -> dots`
    func testPincode() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PincodeViewModelHarness(digits: 4, height: 40)

        // when
        harness.pincode("a")

        // then
        // await expect(harness.dots.last, equals: …)
    }

    /// `input.fromView.pincode -> with fromController.digits -> map { $0.count == $1 } -> isComplete`
    func testInputFromViewPincode() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PincodeViewModelHarness(digits: 4, height: 40)

        // when
        harness.pincode("a")

        // then
        // await expect(harness.isComplete.said, equals: […])
    }

    /// `fromController.viewWillAppear -> set dots = 0`
    func testFromControllerViewWillAppear() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PincodeViewModelHarness(digits: 4, height: 40)

        // when
        harness.viewWillAppear()

        // then
        // await expect(harness.…, equals: …)
    }
}
