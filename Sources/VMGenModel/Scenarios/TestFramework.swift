/// What generated tests are written for: the `tests:` section.
public enum TestFramework: String, CaseIterable, Sendable {
    /// XCTest.
    case xctest
    /// Swift Testing.
    case swiftTesting = "swift-testing"
    /// No tests are generated.
    case none

    /// The module that tests import; XCTest where none are generated.
    package var module: String { self == .swiftTesting ? "Testing" : "XCTest" }
}
