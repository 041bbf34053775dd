/// What is made by calls of types.
enum Construction {
    /// What is another value each time that it is made of nothing.
    private static let fresh: Set<String> = ["Date", "NSDate", "NSUUID", "UUID"]

    /// Whether nobody knows what `path(values)` makes: it is new each time, or ends the process, since no unsigned number, and no
    /// count, is less than 0.
    static func isUncertain(_ path: String, _ values: [(label: String?, value: KnownValue)]) -> Bool {
        if values.isEmpty { return fresh.contains(path) }
        let counts = path.hasPrefix("UInt") ? values : values.filter { $0.label == "count" }
        return counts.contains { ($0.value.number ?? 0) < 0 }
    }
}
