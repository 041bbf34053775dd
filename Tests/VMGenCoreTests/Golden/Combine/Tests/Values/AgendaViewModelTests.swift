import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `AgendaViewModel`; what it says is in `AgendaViewModelGeneratedTests`.
@MainActor
final class AgendaViewModelTests: XCTestCase {
}
