import XCTest

@testable import GoldenCombine

/// What the spec of `TollgateViewModel` cannot say, and what it says that no generated test shows:
/// - `pay -> with gate.onOpen -> map { $1 } -> isOpen`: the spec has no sample of TollgateViewModel.TollTariff,
///   which `gate` answers with.
@MainActor
final class TollgateViewModelTests: XCTestCase {
}
