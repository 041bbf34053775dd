import Foundation
import Testing
import VMGenCore

/// What a target's view models share, held against what they use: what is compiled with all of it could lack some alone.
@Suite("Support files")
struct SupportTests {
    @Test("A target has all that its files use of what a larger target has", arguments: GoldenCase.all)
    func complete(_ golden: GoldenCase) {
        let files = golden.generated.files
        for folder in ["Sources", "Tests"] {
            let here = files.filter { golden.target.path(of: $0).hasPrefix("\(folder)/") }
            let shared = golden.target.expected.filter { $0.hasPrefix("\(folder)/Support/") }
            let all = Set(shared.compactMap(golden.target.folder.text).flatMap(Self.declared))
            let own = here.flatMap { Self.declared(in: $0.contents) + Self.members(in: $0.contents) }
            let absent = all.subtracting(own)
            for file in here where Self.mayName(absent, file.contents) {
                let lacking = absent.intersection(Self.words(in: file.contents))
                #expect(lacking == [], "\(file.name)")
            }
        }
    }

    /// The names that `text` declares for others: types and functions, and the functions that it adds to types with a dot.
    private static func declared(in text: String) -> Set<String> {
        var names: Set<String> = []
        var isExtension = false
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        for (index, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
            let words = words(of: line)
            if indentation == 0, !words.isEmpty {
                // What it adds to a type of its own comes with that type.
                let extended = words.firstIndex(of: "extension").map { words[$0 + 1] }
                isExtension = extended.map { !names.contains($0) } ?? false
            }
            guard indentation == 0 || (isExtension && indentation == 4) else { continue }
            guard !words.contains("private"), !words.contains("fileprivate") else { continue }
            let keywords = indentation == 0 ? types : ["func"]
            guard let keyword = words.firstIndex(where: { keywords.contains($0) }), keyword + 1 < words.count else {
                continue
            }
            let next = index + 1 < lines.count ? Self.words(of: lines[index + 1]).first ?? "" : ""
            let label = labels.contains(next) ? "(\(next):" : ""
            names.insert((indentation == 0 ? "" : ".") + words[keyword + 1] + label)
        }
        return names
    }

    /// The names of all members in `text`, whatever they are members of, with a dot.
    private static func members(in text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).flatMap { line in
            let words = words(of: line)
            return words.indices.dropFirst().filter { ["func", "var", "let", "case"].contains(words[$0 - 1]) }
                .map { "." + words[$0] }
        }
    }

    /// Whether one of `names` stands in `text`, as a word or within one; most texts need no closer look.
    private static func mayName(_ names: Set<String>, _ text: String) -> Bool {
        text.withCString { text in names.contains { strstr(text, $0) != nil } }
    }

    /// The words in the code of `text`, those behind a dot with it; comments are left out.
    private static func words(in text: String) -> Set<String> {
        var all: Set<String> = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard !line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8) else { continue }
            all.formUnion(words(of: line))
            for label in labels {
                let calls = (String(line) ?? "").components(separatedBy: "(\(label):").dropLast()
                all.formUnion(calls.compactMap { words(of: $0[...].utf8).last }.map { "\($0)(\(label):" })
            }
        }
        return all
    }

    private static func words(of line: Substring.UTF8View) -> [String] {
        line.split { !($0.isWord || $0 == UInt8(ascii: ".")) }.flatMap { path in
            let parts = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            return parts.enumerated().map { ($0.offset == 0 ? "" : ".") + (String($0.element) ?? "") }
        }
    }

    /// The first labels of what shares its name with an operator of the runtime, and is told from it by them.
    private static let labels: Set<String> = ["until"]

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func"]
}

extension UInt8 {
    /// Whether the byte can stand in an identifier.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
