import VMGenSpec

/// The types of a spec's `types` section that no test can name: those that are `private` or `fileprivate`.
package struct HiddenTypes {
    /// Their names.
    package let names: Set<String>

    /// Looks through `types`, line by line.
    package init(_ types: VerbatimSyntax?) {
        let keywords: Set<String> = ["enum", "struct", "class", "actor", "typealias", "protocol"]
        let found = (types?.lines ?? []).flatMap { line -> [String] in
            let words = SwiftText.words(of: line).map(\.text)
            guard words.first == "private" || words.first == "fileprivate" else { return [] }
            return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
        }
        names = Set(found)
    }
}

extension VerbatimSyntax {
    /// The names that stand for types of closures: `typealias Handler = (Int) -> Void`.
    package var closureNames: Set<String> {
        Set(
            lines.compactMap { line in
                let words = SwiftText.words(of: line).map(\.text)
                guard let (_, type) = SwiftText.cut(line, at: "="), TypeText.isFunction(type.text) else { return nil }
                return words.firstIndex(of: "typealias").flatMap { words.dropFirst($0 + 1).first }
            }
        )
    }
}
