import Foundation
import XCTest

/// The same app twice: one spec but for its `runtime:` line, one logic file, one set of behaviour tests.
final class SameAppTests: XCTestCase {
    private let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func lines(of file: String) throws -> [String] {
        try String(contentsOf: examples.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n")
    }

    func testTheSpecsDifferInTheirRuntimeAlone() throws {
        let rxSwift = try lines(of: "Sources/BookSearchRxSwift/BookSearch.vm")
        let combine = try lines(of: "Sources/BookSearchCombine/BookSearch.vm")

        let differing = zip(rxSwift, combine).filter { $0 != $1 }
        XCTAssertEqual(rxSwift.count, combine.count)
        XCTAssertEqual(differing.map(\.0), ["runtime: rxswift"])
        XCTAssertEqual(differing.map(\.1), ["runtime: combine(CombineShim)"])
    }

    func testLogicAndBehaviourTestsAreTheSame() throws {
        for file in ["Sources/*/BookSearchViewModel+Logic.swift", "Tests/*Tests/BookSearchViewModelTests.swift"] {
            XCTAssertEqual(
                try lines(of: file.replacingOccurrences(of: "*", with: "BookSearchRxSwift")),
                try lines(of: file.replacingOccurrences(of: "*", with: "BookSearchCombine"))
            )
        }
    }
}
