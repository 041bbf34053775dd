extension Fragment {
    /// All names and keywords of the Swift in it, in order, whatever brackets they stand in.
    package var allNames: [Fragment] {
        let text = SwiftText.Text(self)
        return text.tokens.filter { $0.kind == .name }.map { text.fragment($0.lower, $0.upper) }
    }

    /// The texts of the same.
    package var allWords: [String] { allNames.map(\.text) }
}
