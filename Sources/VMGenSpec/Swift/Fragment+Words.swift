extension Fragment {
    /// All names and keywords of the Swift in it, in order, whatever brackets they stand in.
    package var allWords: [String] {
        let text = SwiftText.Text(self)
        return text.tokens.filter { $0.kind == .name }.map { text.fragment($0.lower, $0.upper).text }
    }
}
