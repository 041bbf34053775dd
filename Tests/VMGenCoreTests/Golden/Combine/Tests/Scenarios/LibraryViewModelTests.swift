import Testing

@testable import GoldenCombine

/// What the spec cannot say of `LibraryViewModel`; what it says is in `LibraryViewModelGeneratedTests`.
@MainActor
@Suite struct LibraryViewModelTests {
}
