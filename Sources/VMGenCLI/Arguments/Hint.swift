import VMGenDiagnostics

/// The end of a message that says what was probably meant.
enum Hint {
    /// `; did you mean 'generate'?`, or nothing where nobody knows.
    static func didYouMean(_ meant: String?) -> String {
        meant.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The hint at the name in `known` that `word` is a misspelling of.
    static func didYouMean(_ word: String, in known: [String]) -> String {
        didYouMean(DidYouMean.closest(to: word, in: known))
    }
}
