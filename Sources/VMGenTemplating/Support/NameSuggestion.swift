import VMGenDiagnostics

/// Says what else a misspelt name could have been.
enum NameSuggestion {
    /// `` did you mean `x`? `` for the candidate nearest to `name`, otherwise `otherwise` and the candidates, or "".
    ///
    /// - Parameters:
    ///   - candidates: The names there are, in any order.
    ///   - otherwise: What the list of candidates is introduced with, such as `the filters are`.
    static func ending(for name: String, among candidates: [String], otherwise: String) -> String {
        let sorted = candidates.sorted()
        if let nearest = nearest(to: name, among: sorted) { return "; did you mean `\(nearest)`?" }
        if sorted.isEmpty { return "" }
        let listed = sorted.prefix(listedNames).map { "`\($0)`" }.joined(separator: ", ")
        let rest = sorted.count - listedNames
        return "; \(otherwise) \(listed)\(rest > 0 ? " and \(rest) more" : "")"
    }

    private static let listedNames = 12

    /// The candidate that `name` is a misspelling of, or else the first that it is the start of.
    private static func nearest(to name: String, among candidates: [String]) -> String? {
        if let nearest = DidYouMean.closest(to: name, in: candidates) { return nearest }
        return name.utf8.count < 2 ? nil : candidates.first { $0.hasPrefix(name) }
    }
}
