import Testing

@testable import GoldenRxSwift

/// What the spec of `RegistrationViewModel` cannot say; what it says is tested by what is generated.
@MainActor
@Suite struct RegistrationViewModelTests {
}
