import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `FilmViewModel`; what it says is in `FilmViewModelGeneratedTests`.
@MainActor
final class FilmViewModelTests: XCTestCase {
}
