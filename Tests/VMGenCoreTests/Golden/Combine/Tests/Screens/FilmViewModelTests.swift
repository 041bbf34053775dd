import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `FilmViewModel`; what it says is in `FilmViewModelGeneratedTests`.
@MainActor
final class FilmViewModelTests: XCTestCase {
}
