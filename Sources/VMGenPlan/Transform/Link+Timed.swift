import VMGenModel

extension [Link] {
    /// Adds the link of a step of `kind` that takes a number: of seconds, or of values.
    ///
    /// - Parameters:
    ///   - amount: the number as written.
    ///   - first: whether `first` stands behind it.
    ///   - isRounded: whether the runtime rounds what is left of a time to the unit that it is said in.
    ///   - asks: whether a closure of the flow may ask a dependency, which notices how often.
    mutating func add(_ kind: StepKind, _ amount: String, first: Bool, isRounded: Bool, asks: Bool) {
        // The end that a `take` makes would bring early what waits, or lose it.
        if kind == .debounce || kind == .throttle && !first, contains(where: \.isTake) { append(.endless) }
        switch kind {
        case .skip: append(.skip(amount))
        case .take: append(.take(amount, isPrompt: contains { $0.mayHaveEffect(asks: asks) }))
        case .debounce: append(.debounce(Link.interval(amount)))
        case .throttle: append(.throttle(Link.interval(amount, isFine: isRounded), first: first))
        default: append(.delay(Link.interval(amount, isFine: isRounded)))
        }
    }
}

extension Link {
    /// Whether somebody may notice that it happens: work, a call in passing, what goes through the view model, and, where the flow
    /// `asks` a dependency, a closure that holds something.
    fileprivate func mayHaveEffect(asks: Bool) -> Bool {
        switch self {
        case .work, .passing, .unretained, .verbatim: true
        case .map(let closure), .filter(let closure): asks && !closure.captures.isEmpty
        case .compactMap(let closure): asks && closure?.captures.isEmpty == false
        case .mapping, .void, .distinct, .startWith, .skip, .take, .debounce, .throttle, .delay, .withLatest, .hop,
            .endless, .failures, .share, .convert, .subscribe, .send, .run:
            false
        }
    }

    /// Whether it ends the chain behind some values.
    fileprivate var isTake: Bool {
        if case .take = self { return true }
        return false
    }

    /// A number of seconds as Dispatch spells it: `.seconds(1)` for `1`, `.milliseconds(300)` for `0.3`; always in
    /// milliseconds where it `isFine`.
    static func interval(_ seconds: String, isFine: Bool = false) -> String {
        guard let value = Double(seconds.filter { $0 != "_" }) else { return seconds }
        if value == value.rounded(), !isFine { return ".seconds(\(Int(value)))" }
        return ".milliseconds(\(Int((value * 1000).rounded())))"
    }
}
