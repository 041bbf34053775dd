import VMGenSpec

extension VerbatimSyntax {
    /// The names of the types that its lines declare, those within them left out.
    package var typeNames: Set<String> { names(behind: Self.declaring) }

    /// The names of those among them that are classes.
    package var classNames: Set<String> { names(behind: ["class"]) }

    /// The names of the static properties among its lines that tests can name too, those within types left out.
    package var staticNames: Set<String> {
        let all = lines.compactMap { line -> String? in
            guard line.text.first.map({ $0 != " " }) == true else { return nil }
            let words = SwiftText.words(of: line).map(\.text)
            guard words.contains("static"), words.allSatisfy({ !["private", "fileprivate"].contains($0) }),
                let keyword = words.firstIndex(where: { ["let", "var"].contains($0) })
            else { return nil }
            return words.dropFirst(keyword + 1).first
        }
        return Set(all)
    }

    /// The names that stand behind one of `keywords`.
    private func names(behind keywords: Set<String>) -> Set<String> {
        var names: Set<String> = []
        for line in lines where line.text.first.map({ $0 != " " }) == true {
            let words = line.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(String.init)
            let declared = zip(words, words.dropFirst()).first { keywords.contains($0.0) }
            if let declared { names.insert(declared.1) }
        }
        return names
    }

    private static let declaring: Set<String> = ["enum", "struct", "class", "actor", "protocol", "typealias"]
}
