import VMGenModel

extension Link {
    /// The link of a step of `kind` that takes a number: of seconds, or of values.
    ///
    /// - Parameters:
    ///   - amount: the number as written.
    ///   - first: whether `first` stands behind it.
    static func timed(_ kind: StepKind, _ amount: String, first: Bool) -> Link {
        switch kind {
        case .skip: .skip(amount)
        case .take: .take(amount)
        case .debounce: .debounce(interval(amount))
        case .throttle: .throttle(interval(amount), first: first)
        default: .delay(interval(amount))
        }
    }

    /// A number of seconds as Dispatch spells it: `.seconds(1)` for `1`, `.milliseconds(300)` for `0.3`.
    static func interval(_ seconds: String) -> String {
        guard let value = Double(seconds) else { return seconds }
        if value == value.rounded() { return ".seconds(\(Int(value)))" }
        return ".milliseconds(\(Int((value * 1000).rounded())))"
    }
}
