/// The words of the language that the writer writes, by where they stand. A test of the root package holds them to the table of
/// all words, so that a new one is not forgotten here, and one of this package sees that each of them is written.
enum WrittenWords {
    /// The words of each place, in the order of the table.
    static let all: [(role: String, words: [String])] = [
        (
            "section",
            [
                "view-model", "runtime", "transform", "imports", "types", "errors", "init", "variables", "services",
                "requests", "inputs", "outputs", "state", "logic", "flows", "tests", "samples", "scenarios",
            ]
        ),
        ("source", ["start", "errors", "logic"]),
        (
            "step",
            [
                "map", "filter", "compactMap", "distinct", "replace with", "combine", "zip", "with", "debounce",
                "throttle", "delay", "skip", "take", "start with", "share", "do", "latest", "first", "queue", "all",
                "swift",
            ]
        ),
        ("clause", ["while", "until", "retry"]),
        ("sink", ["set", "call", "as", "ignore"]),
        ("branch", ["catch"]),
    ]

    /// Whether the spec `text` has `word` where words of `role` stand.
    static func stands(_ word: String, as role: String, in spec: String) -> Bool {
        let text = "\n" + spec
        switch role {
        case "section": return text.contains("\n\(word):")
        case "source": return text.contains("  - \(word) ->") || text.contains("  - \(word)\n")
        case "branch": return text.contains("      \(word) ->")
        case "clause": return text.contains(" \(word) ")
        default: return text.contains("-> \(word) ") || text.contains("-> \(word)\n")
        }
    }
}
