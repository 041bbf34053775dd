/// Guesses what was meant by a misspelt word.
enum Suggestion {
    /// The candidate nearest to `word`, or nil where none is near: at most one edit in three letters.
    static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// `; did you mean `x`?` for the nearest candidate, or `otherwise` where none is near.
    static func ending(
        for word: String,
        among candidates: some Sequence<String>,
        otherwise: String = ""
    ) -> String {
        nearest(to: word, among: candidates).map { "; did you mean `\($0)`?" } ?? otherwise
    }

    /// Single-letter edits from one word to the other; two swapped neighbours are one edit.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let change = left[row - 1] == right[column - 1] ? 0 : 1
                current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforeLast[column - 2] + 1)
                }
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
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
