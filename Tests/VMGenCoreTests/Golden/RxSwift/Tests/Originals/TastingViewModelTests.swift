import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class TastingViewModelTests: XCTestCase {
    /// `opened -> with tea -> .showTitle($0.name)`
    func testOpened() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.opened()

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `starsPicked -> set stars = $0`
    func testStarsPickedToSetStars() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.starsPicked(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `starsPicked -> .showStars(String(repeating: "★", count: $0))`
    func testStarsPickedToShowStars() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.starsPicked(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `starsPicked -> with text -> .enableSave($0 > 0 && !$1.isEmpty)`
    func testStarsPickedToEnableSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.starsPicked(1)

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `textChanged -> set text = $0`
    func testTextChangedToSetText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.textChanged("a")

        // then
        // await expect(harness.…, equals: …)
    }

    /// `textChanged -> with stars -> .enableSave($1 > 0 && !$0.isEmpty)`
    func testTextChangedToEnableSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.textChanged("a")

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `saveTap -> with tea, stars, text -> map { TeaNote(tea: $0, stars: $1, text: $2) } -> first journal.save($0) -> .close`
    func testSaveTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TastingViewModelHarness(tea: Tea(name: "Sencha"))

        // when
        harness.saveTap()

        // then
        // await expect(harness.output.said, equals: […])
    }
}
