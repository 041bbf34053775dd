extension SpecDraft {
    /// What of the language stands in the spec: the words of the table of the language, and what the writer notes beside them.
    public var seen: Set<String> {
        var seen = features.subtracting(Self.words)
        let text = specText
        for (role, words) in WrittenWords.all {
            for word in words where !Self.always.contains(word) && WrittenWords.stands(word, as: role, in: text) {
                seen.insert("\(role) \(word)")
            }
        }
        return seen
    }

    /// What the writer notes and a word of the table says as well.
    private static let words: Set<String> = [
        "while", "until", "retry", "catch", "types", "state", "imports", "tests", "samples", "scenarios", "request",
        "errors flow", "set", "step map {}", "sink as with a type",
    ]

    /// The sections that each spec has.
    private static let always: Set<String> = ["view-model", "runtime", "flows"]
}
