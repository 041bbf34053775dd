import Foundation
import Testing

/// What the generated tests of all golden specs and examples are held to, whatever they say.
@Suite("The text of generated tests")
struct TestTextTests {
    /// The files of tests, each with its text.
    private static let files: [(name: String, text: String)] = {
        let root = GoldenFolder.root
        let examples = root.url.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Tests")
        let folders = GoldenTarget.all.map { $0.folder.folder("Tests") } + [GoldenFolder(url: examples)]
        return folders.flatMap { folder in
            folder.files().filter { $0.hasSuffix(".swift") }.map { ($0, folder.text($0) ?? "") }
        }
    }()

    /// Those that vmgen alone writes, and that hold nothing but tests.
    private static let generated = files.filter { $0.name.hasSuffix("GeneratedTests.swift") }

    @Test("There are some")
    func some() {
        #expect(Self.generated.count > 100)
        #expect(Self.generated.contains { $0.name.contains("FindNumberTests/") })
    }

    @Test("No line is longer than 160 columns")
    func columns() {
        for (name, text) in Self.files {
            for line in text.split(separator: "\n") where line.count > 160 {
                Issue.record("\(name): \(line.count) columns: \(line)")
            }
        }
    }

    @Test("Nothing ends the process")
    func processes() {
        let ends = ["try!", "as! ", "fatalError(", "precondition(", "preconditionFailure(", "assert("]
        for (name, text) in Self.generated {
            for line in text.split(separator: "\n").map(Self.withoutStrings) where !line.contains("///") {
                let isForced = line.split(separator: "!").dropLast().contains { part in
                    part.last.map { $0.isLetter || $0.isNumber || ")]".contains($0) } ?? false
                }
                #expect(!ends.contains(where: line.contains) && !isForced, "\(name): \(line)")
            }
        }
    }

    @Test("Every test that runs looks at something")
    func looks() {
        let looks = [
            "expect(", "expectOnMain(", "expectReleased(", "scenario.then(", ".call(", ".calls(", "waitingCall(",
            "XCTSkip",
        ]
        for (name, text) in Self.generated {
            for test in Self.methods(of: text)
            where !test.contains("@Test(.disabled(") && !test.contains("    private func ") {
                #expect(looks.contains(where: test.contains), "\(name): \(test)")
            }
        }
    }

    /// A value computed as the spec computes it would be right whatever the spec says. What a scenario expects is the user's.
    @Test("Expectations are values, no closures and conditions")
    func values() {
        let marks = ["$0", "{", " == ", " != ", " && ", " || ", " ? ", " < ", " > ", " + ", " - ", " * ", " / ", " % "]
        for (name, text) in Self.generated {
            for test in Self.methods(of: text) where !test.contains("TestScenario(") {
                for value in Self.expected(in: test) {
                    let code = Self.withoutStrings(value)
                    #expect(!marks.contains(where: code.contains), "\(name): \(value)")
                }
            }
        }
    }

    /// The methods of a class or suite of tests.
    private static func methods(of text: String) -> [String] {
        text.components(separatedBy: "\n    }\n").filter { $0.contains("func ") }
    }

    /// What stands behind `equals:` in the calls of `test`.
    private static func expected(in test: String) -> [String] {
        test.components(separatedBy: "equals: ").dropFirst().map { rest in
            var depth = 0
            let end = rest.firstIndex { character in
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                return depth < 0
            }
            return String(rest[..<(end ?? rest.endIndex)])
        }
    }

    /// `code` with nothing in its strings.
    private static func withoutStrings(_ code: some StringProtocol) -> String {
        let raw = code.components(separatedBy: "#\"")
        let rest = raw.dropFirst().map { $0.components(separatedBy: "\"#").dropFirst().joined() }
        let plain = ([raw[0]] + rest).joined()
        let parts = plain.replacingOccurrences(of: "\\\"", with: "").components(separatedBy: "\"")
        return parts.indices.map { $0.isMultiple(of: 2) ? parts[$0] : "" }.joined(separator: "\"\"")
    }
}
