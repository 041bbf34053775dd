import Foundation
import XCTest

/// Waits, for two seconds at the most, until `condition` holds. It is where the caller is.
func eventually(
    _ condition: () -> Bool,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
) async {
    for _ in 0..<400 {
        if condition() { return }
        try? await Task.sleep(nanoseconds: 5_000_000)
    }
    XCTFail("it never came to that", file: file, line: line)
}

/// Lets pass what is under way, so that nothing is left to come.
func settle(isolation: isolated (any Actor)? = #isolation) async {
    try? await Task.sleep(nanoseconds: 100_000_000)
}
