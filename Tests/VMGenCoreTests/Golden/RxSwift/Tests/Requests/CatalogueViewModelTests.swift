import XCTest

@testable import GoldenRxSwift

/// What the spec of `CatalogueViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class CatalogueViewModelTests: XCTestCase {
}
