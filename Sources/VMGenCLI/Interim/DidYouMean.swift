/// Stands in for the one of VMGenDiagnostics until that is there, and shadows it from then on: delete this file.
enum DidYouMean {
    /// The name in `known` that differs from `word` by at most a third of its letters, the nearest first.
    static func closest(to word: String, in known: [String]) -> String? {
        let ranked = known.map { (name: $0, distance: distance(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(word.count, 3) / 3 ? best.name : nil
    }

    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let change = diagonal + (other[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
