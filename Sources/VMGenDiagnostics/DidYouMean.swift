/// Finds what a misspelt name was meant to be.
public enum DidYouMean {
    /// What an edit costs; a wrong case costs 1.
    private static let editCost = 4
    /// Longer names are no typing mistakes.
    private static let longestName = 100

    /// The candidate that `name` is most likely a misspelling of; nil where none is near. Of equally near ones the first.
    /// An inserted, missing, wrong or swapped character counts as one edit, a wrong case a quarter of one; one edit in
    /// three characters is near. Names of one or two characters may differ in case alone.
    ///
    ///     closest(to: "outpts", in: ["inputs", "outputs"])    "outputs"
    public static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
        let bytes = Array(name.utf8)
        guard !bytes.isEmpty, bytes.count <= longestName else { return nil }
        let edits = bytes.count < 3 ? 0 : max(1, bytes.count / 3)
        let limit = max(bytes.count, edits * editCost)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.utf8)
            guard abs(other.count - bytes.count) * editCost <= limit else { continue }
            let distance = distance(bytes, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The cheapest way from `a` to `b` by insertions, deletions, substitutions and swaps of neighbours.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = (0...b.count).map { $0 * editCost }
        for row in a.indices {
            var current = [(row + 1) * editCost]
            for column in b.indices {
                var best = min(last[column + 1], current[column]) + editCost
                best = min(best, last[column] + substitution(a[row], b[column]))
                if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
                    best = min(best, beforeLast[column - 1] + editCost)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[b.count]
    }

    private static func substitution(_ a: UInt8, _ b: UInt8) -> Int {
        if a == b { return 0 }
        let isCase = a | 0x20 == b | 0x20 && a | 0x20 >= UInt8(ascii: "a") && a | 0x20 <= UInt8(ascii: "z")
        return isCase ? 1 : editCost
    }
}
