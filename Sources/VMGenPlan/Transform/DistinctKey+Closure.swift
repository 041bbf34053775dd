import VMGenModel
import VMGenSpec

extension Link {
    /// The same key again is left out.
    static func comparing(_ key: DistinctKey) -> Link { .distinct(isTuple: key.isTuple, key: key) }
}

extension Link {
    /// Whether a closure makes the values that it passes on.
    var makesValues: Bool {
        switch self {
        case .map, .compactMap(.some): true
        case .withLatest(_, let closure): closure?.typed != nil
        case .mapping, .compactMap(nil), .filter, .void, .distinct, .startWith, .skip, .take, .debounce, .throttle,
            .delay, .unretained, .work, .passing, .hop, .endless, .failures, .share, .convert, .verbatim,
            .subscribe, .send, .run:
            false
        }
    }
}

extension DistinctKey {
    /// The key that the closure `body` of `spec` makes of a value of so many `parts`, which a closure before it makes where it `isMade`:
    /// then Swift finds out the types of both together.
    init(_ body: Fragment, parts: Int, isMade: Bool, in spec: ViewModelSpec) {
        func key(of value: String) -> String {
            let last = SwiftText.closureArguments(in: body).map(\.index).max() ?? 0
            let isSpread = parts > 1 || last > 0
            let names = isSpread ? (0...max(last, parts - 1)).map { "\(value).\($0)" } : [value]
            return body.applied(to: names)
        }
        func text(of value: String) -> String {
            let key = key(of: value)
            return Expression([.text(key)]).isSimple ? key : "(\(key))"
        }
        let takesNothing = !body.namesItsParameters && SwiftText.closureArguments(in: body).isEmpty
        let own = parts > 1 ? key(of: "$0") : spec.marked(body)
        let isTuple = parts > 1 && Expression([.text(key(of: "$0"))]).isTuple
        let closure = "{ \(takesNothing || !own.holds("$0") && parts > 1 ? "_ in " : "")\(own) }"
        let isHeavy =
            isMade && Expression.weight(of: "\(text(of: "old")) == \(text(of: "new"))") > Expression.heavyWeight
        // In statements of their own they need no brackets.
        let (old, new) = isHeavy ? (key(of: "old"), key(of: "new")) : (text(of: "old"), text(of: "new"))
        self.init(closure: closure, old: old, new: new, isTuple: isTuple, isHeavy: isHeavy)
    }
}
