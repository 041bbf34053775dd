import Foundation
import Testing

/// The page on tests, held to what the examples run.
@Suite("The page on tests") struct TestingPageTests {
    @Test("Its test is one of the examples'") func theTestIsRun() throws {
        let block = try #require(try Page("Testing").blocks.first { $0.info == "swift" })
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        let file = root.appendingPathComponent("Examples/Tests/BookSearchRxSwiftTests/BookSearchViewModelTests.swift")
        let tests = try String(contentsOf: file, encoding: .utf8)
        #expect(tests.contains(block.lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()))
    }
}
