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

    /// The candidate of the fewest edits, at most one in three letters, or else the first that `name` is the start of.
    private static func nearest(to name: String, among candidates: [String]) -> String? {
        let limit = max(1, name.utf8.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(Array(name.lowercased().utf8), Array(candidate.lowercased().utf8))
            if distance <= limit, distance < min(best?.distance ?? Int.max, name.utf8.count) {
                best = (candidate, distance)
            }
        }
        if let best { return best.candidate }
        return name.utf8.count < 2 ? nil : candidates.first { $0.hasPrefix(name) }
    }

    /// The number of bytes inserted, deleted or changed between two words; two swapped neighbours count once.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let changed = last[column] + (left[row] == right[column] ? 0 : 1)
                var edits = min(changed, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    edits = min(edits, beforeLast[column - 1] + 1)
                }
                current.append(edits)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
