import Foundation
import RxCocoa
import RxRelay
import RxSwift
import Testing

@testable import GoldenRxSwift

@MainActor
@Suite struct RegistrationViewModelTests {
    /// `textEdited -> map { !($0 ?? "").isEmpty } -> .registerEnabled($0)`
    @Test(.disabled("not written yet")) func textEdited() async throws {
        // given
        let harness = RegistrationViewModelHarness()

        // when
        harness.textEdited(text: "")

        // then
        // await expect(harness.output.said, equals: […])
    }

    /// `registerTap -> first useCase.register(name: name) -> .movedHome`
    @Test(.disabled("not written yet")) func registerTap() async throws {
        // given
        let harness = RegistrationViewModelHarness()

        // when
        harness.registerTap(name: "")

        // then
        // await expect(harness.output.said, equals: […])
    }
}
