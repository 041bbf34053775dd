import VMGenDiagnostics

/// The end of a message about a misspelt word.
enum Suggestion {
    /// `; did you mean `x`?` for the candidate nearest to `word`, or `otherwise` where none is near.
    static func ending(
        for word: String,
        among candidates: some Sequence<String>,
        otherwise: String = ""
    ) -> String {
        DidYouMean.closest(to: word, in: candidates).map { "; did you mean `\($0)`?" } ?? otherwise
    }
}

extension Sequence<String> {
    /// The words in backticks, as a sentence lists them: `` `a`, `b` or `c` ``.
    func listed(_ conjunction: String = "or") -> String {
        map { "`\($0)`" }.sentence(conjunction)
    }

    /// The parts as a sentence lists them: `a, b or c`.
    func sentence(_ conjunction: String) -> String {
        let parts = Array(self)
        guard let last = parts.last, parts.count > 1 else { return parts.joined() }
        return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
