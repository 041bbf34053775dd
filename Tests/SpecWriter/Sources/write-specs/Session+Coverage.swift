import SpecJudging
import SpecWriting

extension Session {
    /// The numbers of the specs to judge: those that are asked for, and where pairs are counted those of the next
    /// `options.search` that have two features together which none before them has.
    func numbers(_ runtime: SpecDraft.Runtime) -> [Int] {
        var numbers = Array(options.start..<options.start + options.count)
        guard options.coverage != nil, options.search > 0 else { return numbers }
        var pairs: Set<Coverage.Pair> = []
        for number in numbers { pairs.formUnion(Coverage.pairs(of: spec(number, runtime))) }
        let next = options.start + options.count
        for number in next..<next + options.search {
            let own = Coverage.pairs(of: spec(number, runtime))
            if own.isSubset(of: pairs) { continue }
            pairs.formUnion(own)
            numbers.append(number)
        }
        return numbers
    }

    /// Writes `count` specs for `runtime` and prints the pairs of features that none of them has; says whether there are none.
    func tellMissing(_ count: Int, _ runtime: SpecDraft.Runtime) -> Bool {
        var coverage = Coverage()
        for number in options.start..<options.start + count { coverage.add(spec(number, runtime), reach: .written) }
        let missing = coverage.missing
        print(
            "\(runtime.rawValue): \(count) specs, \(coverage.features.count) features, \(missing.count) pairs missing"
        )
        for pair in missing { print("  \(pair.first) + \(pair.second)") }
        return missing.isEmpty
    }
}

extension Options {
    /// What was asked for, as the command line has it.
    var words: String {
        "--seed \(seed) --count \(count)\(modes.count == 1 ? " --mode \(modes[0])" : "") --search \(search) --build \(build)\(mutations > 0 ? " --mutate \(mutations)" : "") --coverage FILE"
    }
}
