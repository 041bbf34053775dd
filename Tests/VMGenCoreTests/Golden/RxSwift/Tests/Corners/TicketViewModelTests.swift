import Testing

@testable import GoldenRxSwift

/// What the spec of `TicketViewModel` cannot say; what it says is tested by what is generated.
@MainActor
@Suite struct TicketViewModelTests {
}
