import XCTest

@testable import GoldenRxSwift

/// What the spec of `VolumeViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class VolumeViewModelTests: XCTestCase {
}
