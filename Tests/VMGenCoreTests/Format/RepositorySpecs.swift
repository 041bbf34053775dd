import Foundation
import Testing

/// All specs of this repository: those of the examples and the golden files, and those that its pages show.
enum RepositorySpecs {
    /// A spec, and where it stands.
    struct Spec: CustomTestStringConvertible, Sendable {
        let path: String
        let text: String
        var testDescription: String { path }
    }

    /// Every file that ends in `.vm`.
    static let files: [Spec] = ["Examples", "Tests/VMGenCoreTests/Golden"].flatMap { folder in
        paths(in: folder, ending: ".vm").map { Spec(path: $0, text: text($0)) }
    }

    /// Every block of the pages that is marked as a spec.
    static let blocks: [Spec] = ["Sources/VMGenCore/Documentation.docc", "Sources/VMGenCheck/Explanations"].flatMap {
        folder in
        paths(in: folder, ending: ".md").flatMap(blocks)
    }

    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

    private static func paths(in folder: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let all = (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
        return all.sorted().map { folder + "/" + $0 }
    }

    private static func text(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private static func blocks(of page: String) -> [Spec] {
        var blocks: [Spec] = []
        var open: (line: Int, lines: [String])?
        for (index, line) in text(page).components(separatedBy: "\n").enumerated() {
            if let block = open, line.hasPrefix("```") {
                let text = block.lines.map { $0 + "\n" }.joined()
                blocks.append(Spec(path: "\(page):\(block.line)", text: text))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("```vm") || line.hasPrefix("```yaml") {
                open = (index + 2, [])
            }
        }
        return blocks
    }
}
