/// Features that never stand together, and why: what the checker refuses, or what has one place.
struct Exclusion {
    /// Why, with the features.
    var reason: String
    /// Some of the features.
    var some: Set<String>
    /// The others; the same ones where any two of them exclude each other.
    var others: Set<String>

    /// Why the two of `pair` exclude each other; nil where they do not.
    static func of(_ pair: Coverage.Pair) -> Exclusion? {
        all.first { exclusion in
            exclusion.some.contains(pair.first) && exclusion.others.contains(pair.second)
                || exclusion.some.contains(pair.second) && exclusion.others.contains(pair.first)
        }
    }

    /// All of them.
    static let all: [Exclusion] = []
}
