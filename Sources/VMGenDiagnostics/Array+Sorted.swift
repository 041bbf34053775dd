extension [Int] {
    /// The index of the first of these numbers, which are sorted, that is not below `number`; their count where all are.
    package func firstIndex(notBelow number: Int) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < number { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
