import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `WizardViewModel`; what it says is in `WizardViewModelGeneratedTests`.
@MainActor
final class WizardViewModelTests: XCTestCase {
}
