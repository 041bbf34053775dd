import Foundation
import Testing

@testable import VMGenPlan

/// A build system declares its outputs before the tool runs, so each has a table of the names of its own.
@Suite("The names of a spec's files, as build systems know them")
struct BuildSystemNamesTests {
    @Test(
        "They are those of the tool",
        arguments: [
            (
                "Plugins/VMGenPlugin/FileNames.swift",
                ["var sources", "var tests", "let sharedSources", "let sharedTests"]
            ),
            ("Scripts/bazel/vmgen.bzl", ["\n_SOURCES", "\n_TESTS", "\n_SHARED_SOURCES", "\n_SHARED_TESTS"]),
        ]
    )
    func tables(_ path: String, _ tables: [String]) throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let names = FileNames(specName: "")
        let expected = [
            names.owned.filter { $0 == names.viewModel }, names.owned.filter { $0 != names.viewModel },
            [FileNames.support, FileNames.urlSessionProtocol], [FileNames.urlSessionStub, FileNames.testSupport],
        ]
        #expect(expected.flatMap { $0 }.count == (names.owned + FileNames.shared()).count)
        for (table, expected) in zip(tables, expected) {
            #expect(try Self.names(in: table, of: text) == expected, "\(path): \(table)")
        }
    }

    /// The names in quotation marks on the line that starts with `table`, for a spec without a name.
    private static func names(in table: String, of text: String) throws -> [String] {
        let start = try #require(text.firstRange(of: table))
        let line = text[start.upperBound...].prefix { $0 != "\n" }
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        return quoted.filter { $0.offset % 2 == 1 }.map { String($0.element).replacing("\\(base)", with: "") }
    }
}
