import Foundation

/// A page of the documentation, in the parts that tests hold it to.
struct Page {
    /// Its text.
    let text: String

    /// Reads the page called `name`.
    init(_ name: String) throws {
        text = String(decoding: try Data(contentsOf: Self.file(name)), as: UTF8.self)
    }

    /// Where the page called `name` lies.
    static func file(_ name: String) -> URL {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        return root.appendingPathComponent("Sources/VMGenCore/Documentation.docc/\(name).md")
    }

    /// A fenced block.
    struct Block {
        /// What stands behind the opening fence: `vm`, `swift combine`.
        let info: String
        /// The lines between the fences.
        let lines: [String]
        /// The index of the line with the opening fence, from 1 on.
        let line: Int
        /// The headings above it: the chapter's and the section's, without marks.
        let heading: String

        /// The lines, each with its line end.
        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    /// Its fenced blocks, in order.
    var blocks: [Block] {
        var blocks: [Block] = []
        var open: (info: String, line: Int, lines: [String])?
        var heading = ""
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if let block = open, line == "```" {
                blocks.append(Block(info: block.info, lines: block.lines, line: block.line, heading: heading))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), index + 1, [])
            } else if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
            }
        }
        return blocks
    }
}
