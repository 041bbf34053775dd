extension Assignment {
    /// The output or state that it sets, or sets a part of.
    package var place: FlowFacts.Place? {
        switch target {
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        case .variable: nil
        }
    }
}

extension [Assignment] {
    /// Whether the one at `index` sets a part of what the next one sets another part of.
    package func goOn(behind index: Int) -> Bool {
        guard index + 1 < count, self[index].isPart, self[index + 1].isPart else { return false }
        return self[index].place != nil && self[index].place == self[index + 1].place
    }
}
