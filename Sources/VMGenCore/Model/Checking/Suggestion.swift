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
        let quoted = map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
