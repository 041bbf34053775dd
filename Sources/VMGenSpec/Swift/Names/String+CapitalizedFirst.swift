extension String {
    /// The text with its first letter in upper case: `GameStart` for `gameStart`.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
