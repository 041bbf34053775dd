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
