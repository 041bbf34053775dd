extension String {
    /// Its lines without what ends them, also the empty ones; one that ends in CR LF keeps its CR. Looked for by bytes, since a search
    /// over characters takes several times as long.
    package var everyLine: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
