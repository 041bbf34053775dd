import Foundation

/// The README, in the parts that tests hold it to.
struct Readme {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

    /// Its whole text.
    let text: String

    /// Reads it.
    init() throws {
        text = String(decoding: try Data(contentsOf: Self.url), as: UTF8.self)
    }

    private static var url: URL { root.appendingPathComponent("README.md") }

    /// A fenced block.
    struct Block {
        /// What stands behind the opening fence: `swift`.
        let language: String
        /// The lines between the fences without the indentation of the fences, each with its line end.
        let text: String
        /// The spaces before the fences.
        let indentation: String
    }

    /// The spec of the example that it shows.
    var spec: Block? { blocks.last { $0.language == "yaml" && $0.text.contains("class FindNumberViewModel\n") } }

    /// Its fenced blocks, in order.
    var blocks: [Block] {
        var blocks: [Block] = []
        var open: (language: String, indentation: String, lines: [String])?
        for line in text.components(separatedBy: "\n") {
            let content = line.drop { $0 == " " }
            guard content.hasPrefix("```") else {
                let indentation = open?.indentation ?? ""
                open?.lines.append(line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line)
                continue
            }
            if let block = open {
                let text = block.lines.map { $0 + "\n" }.joined()
                blocks.append(Block(language: block.language, text: text, indentation: block.indentation))
                open = nil
            } else {
                open = (String(content.dropFirst(3)), String(repeating: " ", count: line.count - content.count), [])
            }
        }
        return blocks
    }

    /// The lines of its shell blocks.
    var commands: [String] {
        blocks.filter { $0.language == "sh" }.map(\.text).joined().components(separatedBy: "\n")
    }

    /// Where its links lead.
    var links: [String] {
        text.components(separatedBy: "](").dropFirst().map { link in String(link.prefix { $0 != ")" }) }
    }

    /// The texts between single backticks outside of the blocks, in order.
    var codes: [String] {
        var prose = ""
        var isInside = false
        for line in text.components(separatedBy: "\n") {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isInside.toggle()
            } else if !isInside {
                prose += line + "\n"
            }
        }
        let parts = prose.components(separatedBy: "`")
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    }

    /// The cells of its tables' rows, heads and rules left out, in order.
    var rows: [[String]] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        }
    }

    /// Puts `new` in place of the text of `block`.
    func record(_ new: String, in block: Block) throws {
        func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : block.indentation + $0 }
                .joined(separator: "\n")
        }
        let opening = "\(block.indentation)```\(block.language)\n"
        let edited = text.replacingOccurrences(of: opening + indented(block.text), with: opening + indented(new))
        try Data(edited.utf8).write(to: Self.url)
    }
}
