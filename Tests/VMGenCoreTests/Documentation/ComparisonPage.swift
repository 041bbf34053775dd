import Foundation

/// A page that shows files: a fence names one behind its language, `swift GoldenCompile/…`, by its path in `Tests`. A row of a
/// table that starts with a link to a heading counts what the files below that heading hold.
struct ComparisonPage {
    private let page: Page

    init(_ page: Page) {
        self.page = page
    }

    /// The path that the line of a fence names behind the language, if it names one.
    static func path(in info: String) -> String? {
        info.split(separator: " ").dropFirst().first.map(String.init)
    }

    /// The page with the files as they are now, and their counts. Throws where a file cannot be read.
    func filled() throws -> String {
        var lines: [String] = []
        var isInFile = false
        for line in page.text.components(separatedBy: "\n") {
            if line == "```" { isInFile = false }
            guard !isInFile else { continue }
            lines.append(try row(line) ?? line)
            if line.hasPrefix("```"), let path = Self.path(in: String(line.dropFirst(3))) {
                isInFile = true
                lines += try Self.lines(of: path)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The row of the table for the heading that `line` links to.
    private func row(_ line: String) throws -> String? {
        guard line.hasPrefix("| ["), let name = line.dropFirst(3).split(separator: "]").first else { return nil }
        let files = page.blocks.filter { $0.heading == name }.compactMap { Self.path(in: $0.info) }
        let counts = try files.map { SwiftCounts(lines: try Self.lines(of: $0)) }
        guard counts.count == 3 else { return nil }
        let (spec, byHand, generated) = (counts[0], counts[1], counts[2])
        let cells = [
            spec.lines, byHand.lines, generated.lines, byHand.members, generated.members,
            byHand.subscriptions, generated.subscriptions,
        ]
        return "| [\(name)](#\(name.lowercased())) | " + cells.map(String.init).joined(separator: " | ") + " |"
    }

    private static func lines(of path: String) throws -> [String] {
        let tests = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
        return Array(text.components(separatedBy: "\n").dropLast())
    }
}
