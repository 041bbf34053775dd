extension SpecWriter {
    /// What stands behind the call of a step that works: the flags that show it, what ends it, how often it is tried again.
    ///
    /// - Parameter fails: whether the work can fail.
    mutating func clauses(of chain: Chain, fails: Bool) -> String {
        var clauses: [String] = []
        if !flags.isEmpty, dice.chance(60) {
            note("while")
            clauses.append("while \(flags[0])")
        }
        let enders = streams.filter { $0.rank == 0 && !$0.hasValue && !chain.sources.contains($0.name) }
        if !enders.isEmpty, dice.chance(15) {
            note("until")
            let first = dice.pick(enders).name
            let others = enders.filter { $0.name != first }
            let second = !others.isEmpty && dice.chance(20) ? ", " + dice.pick(others).name : ""
            for name in [first] + others.map(\.name).filter({ second == ", \($0)" }) { unused.removeAll { $0 == name } }
            clauses.append("until \(first)\(second)")
        }
        if fails, !isTriedInVain, dice.chance(15) {
            note("retry")
            clauses.append("retry \(dice.number(1...3))")
        }
        return clauses.isEmpty ? "" : " " + dice.shuffled(clauses).joined(separator: " ")
    }
}
