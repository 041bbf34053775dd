extension String {
    /// The text without the spaces at its end.
    var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
