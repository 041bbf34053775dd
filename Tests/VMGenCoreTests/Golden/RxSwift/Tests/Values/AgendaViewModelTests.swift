import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `AgendaViewModel`; what it says is in `AgendaViewModelGeneratedTests`.
@MainActor
final class AgendaViewModelTests: XCTestCase {
}
