import VMGenModel
import VMGenSpec
import VMGenValues

extension Rehearsal {
    /// Notes that running `swift`, which gives `value`, may end the process: where nobody knows what it gives, nobody knows
    /// that an index or an unwrapping in it holds.
    package mutating func note(_ swift: Fragment, _ value: KnownValue?) {
        guard value == nil || value?.content == .unknown, bench.facts.reading(of: swift).canTrap else { return }
        mayTrap = true
    }

    /// The same of what a call spells, whose arguments are `values`.
    package mutating func note(_ invocation: Invocation, _ values: [KnownValue]?) {
        guard let spelt = invocation.arguments else { return }
        note(spelt, values?.first { $0.content == .unknown } ?? values?.first)
    }
}
