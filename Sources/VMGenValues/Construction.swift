/// What is made by calls of types.
package enum Construction {
    /// What is another value each time that it is made of nothing.
    private static let fresh: Set<String> = ["Date", "NSDate", "NSUUID", "UUID"]

    /// Whether `swift` is another value each time: `UUID()`, `Date.now`, `Int.random(in: 1...6)`.
    package static func isFresh(_ swift: String) -> Bool {
        swift == ".now" || swift == "Date.now" || swift.holds(".random")
            || swift.hasSuffix("()") && fresh.contains(String(swift.dropLast(2)))
    }

    /// Whether nobody knows what `path(values)` makes: it is new each time, or ends the process, since no unsigned number, and no
    /// count, is less than 0, and no character is made of several or none.
    static func isUncertain(_ path: String, _ values: [(label: String?, value: KnownValue)]) -> Bool {
        if values.isEmpty { return fresh.contains(path) }
        if path == "Character", case .text(let text)? = values.first?.value.content { return text.count != 1 }
        let counts = path.hasPrefix("UInt") ? values : values.filter { $0.label == "count" }
        return counts.contains { ($0.value.number ?? 0) < 0 }
    }
}
