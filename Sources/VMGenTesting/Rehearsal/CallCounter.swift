/// Counts the calls of each double as they come.
struct CallCounter {
    private var counts: [TestDouble: Int] = [:]

    /// Notes a call of `double`, and returns how many there were before.
    mutating func next(_ double: TestDouble) -> Int {
        defer { counts[double, default: 0] += 1 }
        return counts[double] ?? 0
    }
}
