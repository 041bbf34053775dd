import VMGenModel
import VMGenSpec

extension Link {
    /// The same key again is left out.
    static func comparing(_ key: DistinctKey) -> Link { .distinct(isTuple: key.isTuple, key: key) }
}

extension DistinctKey {
    /// The key that the closure `body` of `spec` makes of a value of so many `parts`.
    init(_ body: Fragment, parts: Int, in spec: ViewModelSpec) {
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
        self.init(closure: closure, old: text(of: "old"), new: text(of: "new"), isTuple: isTuple)
    }
}
