import Testing
import VMGenCore

/// What a target's view models share, held against what they use: what is compiled with all of it could lack some alone.
@Suite("Support files")
struct SupportTests {
    @Test("A target has all that its files use of what a larger target has", arguments: GoldenCase.all)
    func complete(_ golden: GoldenCase) {
        let files = golden.generate().files
        for folder in ["Sources", "Tests"] {
            let here = files.filter { golden.target.path(of: $0).hasPrefix("\(folder)/") }
            let shared = golden.target.expected.filter { $0.hasPrefix("\(folder)/Support/") }
            let all = Set(shared.compactMap(golden.target.folder.text).flatMap(Self.declared))
            let own = here.filter { $0.specName == nil }.flatMap { Self.declared(in: $0.contents) }
            for file in here {
                let lacking = all.subtracting(own).intersection(Self.words(in: file.contents))
                #expect(lacking == [], "\(file.name)")
            }
        }
    }

    /// The names that `text` declares for others: types, functions, and what it adds to types.
    private static func declared(in text: String) -> Set<String> {
        var names: Set<String> = []
        var isExtension = false
        for line in text.split(separator: "\n") {
            let isOutermost = !line.hasPrefix(" ")
            if isOutermost, line != "}" { isExtension = line.contains("extension ") }
            guard isOutermost || (isExtension && line.hasPrefix("    ") && !line.hasPrefix("     ")) else { continue }
            let words = Self.words(of: line.drop { $0 == " " })
            guard !words.contains("private"), !words.contains("fileprivate") else { continue }
            let keyword = words.firstIndex { Self.keywords.contains($0) }
            if let keyword, keyword + 1 < words.count { names.insert(words[keyword + 1]) }
        }
        return names
    }

    /// The identifiers in the code of `text`: comments are left out.
    private static func words(in text: String) -> Set<String> {
        var all: Set<String> = []
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            all.formUnion(words(of: line))
        }
        return all
    }

    private static func words(of line: Substring) -> [String] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
    ]
}
