extension String {
    /// The text without `suffix` where it ends in it.
    package func dropping(suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
