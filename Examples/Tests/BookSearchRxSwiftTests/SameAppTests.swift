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

    func testTheLogicIsTheSame() throws {
        XCTAssertEqual(
            try lines(of: "Sources/BookSearchRxSwift/BookSearchViewModel+Logic.swift"),
            try lines(of: "Sources/BookSearchCombine/BookSearchViewModel+Logic.swift")
        )
    }

    func testTheTestsDifferInWhatTheyImportAlone() throws {
        let rxSwift = try lines(of: "Tests/BookSearchRxSwiftTests/BookSearchViewModelTests.swift")
        let combine = try lines(of: "Tests/BookSearchCombineTests/BookSearchViewModelTests.swift")

        let differing = zip(rxSwift, combine).filter { $0 != $1 }
        XCTAssertEqual(rxSwift.count, combine.count)
        XCTAssertEqual(differing.map(\.0), ["@testable import BookSearchRxSwift"])
        XCTAssertEqual(differing.map(\.1), ["@testable import BookSearchCombine"])
    }
}
