import VMGenModel
import VMGenSpec

extension Link {
    /// The link that makes at once what `closure` makes of the pair that this one makes; nil where it makes none, or the closure takes
    /// that as one value.
    ///
    ///     .withLatestFrom(plants) { ($0, $1) }
    ///     .map { $1[$0] }
    ///
    /// becomes
    ///
    ///     .withLatestFrom(plants) { $1[$0] }
    ///
    /// Of one that takes the pair apart first, which computes much, Swift is told the types of the two.
    func pairing(into closure: Closure) -> Link? {
        guard case .withLatest(let chain, let pair?) = self, case .line("($0, $1)")? = pair.body.first,
            pair.typed == nil, let typed = closure.typed
        else { return nil }
        if closure.isTakenApart, typed.types.count == 2, !typed.made.contains("\n") {
            return .withLatest(chain, combined: closure.speltOut)
        }
        guard closure.oneLine != nil else { return nil }
        // Without names it speaks of `$1`, and so takes two values.
        let takesTwo = closure.parameters.count == 2 || closure.parameters.isEmpty && typed.names.count == 2
        return takesTwo ? .withLatest(chain, combined: closure) : nil
    }
}

extension Closure {
    /// What makes one value of the answer of work and of what the work was begun with, its `parameters`:
    ///
    ///     .map { ($0, query) }
    ///
    /// - Parameters:
    ///   - answer: what the work answers with.
    ///   - live: the values of the answer that are of use.
    static func keeping(_ parameters: [String], beside answer: FlowElement, _ live: Set<Int>) -> Closure {
        let count = answer.components.count
        let left = (0..<count).filter(live.contains).map { count == 1 ? "$0" : "$0.\($0)" }
        let made = left + parameters
        let value = made.count == 1 ? made[0] : "(\(made.joined(separator: ", ")))"
        return left.isEmpty ? Closure(value, parameters: ["_"]) : Closure(value)
    }

    /// What makes one value of `left`, parts of what arrives, and of `right`, parts of what is taken along: a tuple; where nothing is, what
    /// is left of what arrives.
    ///
    ///     .withLatestFrom(plants) { ($0, $1) }
    ///     .withLatestFrom(ready) { name, _ in name }
    ///
    /// - Parameters:
    ///   - kept: the places of `left` in `tuple`, which arrives.
    ///   - names: what the values are called.
    static func joining(
        _ left: [String],
        _ right: [String],
        keeping kept: [Int],
        of tuple: [Int?],
        _ names: [String]
    ) -> Closure {
        guard right.isEmpty else { return Closure("(\((left + right).joined(separator: ", ")))") }
        let name = tuple.count == 1 ? tuple[0].map { names[$0] } : nil
        let whole = SwiftText.escapedParameter(name ?? "values")
        let parts = left.map { whole + $0.dropFirst(2) }.joined(separator: ", ")
        let made = kept.count == tuple.count ? whole : left.count == 1 ? parts : "(\(parts))"
        return Closure(made, parameters: [whole, "_"])
    }
}

extension [Link] {
    /// Something else is made of each value by the `closure` of `step`: where what it is made of is a pair that the last link makes, by
    /// that one. `isWritten`: the user wrote it with its parameters.
    mutating func make(_ closure: Closure, of step: FlowStep, isWritten: Bool) {
        if step.kind == .compactMap { return append(.compactMap(closure)) }
        let made = closure.making(step.madeType).sayingWhichFraction(step.madeType)
        guard !isWritten, let pairing = last?.pairing(into: made) else { return append(.map(made)) }
        self[count - 1] = pairing
    }

    /// The end of a chain of `kind` that runs for what it does: what is done last in passing is what the subscription is for.
    mutating func run(kind: String) {
        guard case .passing(let closure)? = last else { return append(.run(kind: kind)) }
        self[count - 1] = .subscribe(closure, kind: kind)
    }
}
