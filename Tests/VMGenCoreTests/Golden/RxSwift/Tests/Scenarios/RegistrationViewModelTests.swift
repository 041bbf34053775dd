import Testing

@testable import GoldenRxSwift

/// What the spec cannot say of `RegistrationViewModel`; what it says is in `RegistrationViewModelGeneratedTests`.
@MainActor
@Suite struct RegistrationViewModelTests {
}
