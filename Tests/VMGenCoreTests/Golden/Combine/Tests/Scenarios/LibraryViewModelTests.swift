import Testing

@testable import GoldenCombine

/// What the spec of `LibraryViewModel` cannot say; what it says is tested by what is generated.
@MainActor
@Suite struct LibraryViewModelTests {
}
