import VMGenTemplates

/// What the language reference says of each section and each step: what `vmgen explain latest` looks in.
public enum ReferenceCatalog {
    /// One entry of the reference.
    public struct Entry: Sendable {
        /// The chapter that it stands in: `Sections`, `Steps`.
        public let chapter: String
        /// The word of the language: `outputs`, `start with`.
        public let word: String
        /// Its first sentence.
        public let title: String
        /// The lines of its text, as Markdown.
        public let lines: [Substring]
    }

    /// All entries, in the order of the reference.
    public static var all: [Entry] {
        let text = EmbeddedPage.all.first { $0.path == "LanguageReference.md" }?.text ?? ""
        var entries: [Entry] = []
        var chapter = ""
        var open: (word: String, lines: [Substring])?
        var isCode = false
        func close() {
            guard let (word, lines) = open else { return }
            entries.append(Entry(chapter: chapter, word: word, title: title(of: lines), lines: lines))
            open = nil
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("## ") || line.hasPrefix("### ") {
                close()
                if line.hasPrefix("## ") {
                    chapter = String(line.dropFirst(3))
                } else if line.hasPrefix("### `"), line.hasSuffix("`") {
                    open = (String(line.dropFirst(5).dropLast()), [])
                }
            } else {
                open?.lines.append(line)
            }
        }
        close()
        return entries
    }

    /// The entry of `word`, which may be its first word alone, or have dashes for blanks; nil where there is none.
    public static func entry(word: String) -> Entry? {
        let plain = word.split(separator: "-").joined(separator: " ")
        return all.first { $0.word == word || $0.word == plain }
            ?? all.first { $0.word.split(separator: " ").first.map(String.init) == word }
    }

    /// The first sentence of `lines`, without what Markdown marks.
    private static func title(of lines: [Substring]) -> String {
        let paragraph = lines.drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
        var title = ""
        var isCode = false
        for character in paragraph {
            title.append(character)
            if character == "`" { isCode.toggle() }
            if isCode { continue }
            if character == ".", title.count > 12 || paragraph.count == title.count { break }
            if character == ":", title.count > 30 { return title.dropLast() + "." }
        }
        return title
    }
}
