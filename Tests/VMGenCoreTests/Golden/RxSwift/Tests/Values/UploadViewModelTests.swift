import XCTest

@testable import GoldenRxSwift

/// What the spec of `UploadViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class UploadViewModelTests: XCTestCase {
}
