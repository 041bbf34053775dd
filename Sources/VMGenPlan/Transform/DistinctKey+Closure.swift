import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension DistinctKey {
    /// The key that the closure `body` of `spec` makes of a value of so many `parts`.
    init(_ body: Fragment, parts: Int, in spec: ViewModelSpec) {
        func text(of value: String) -> String {
            let last = SwiftText.closureArguments(in: body).map(\.index).max() ?? 0
            let isSpread = parts > 1 || last > 0
            let names = isSpread ? (0...max(last, parts - 1)).map { "\(value).\($0)" } : [value]
            let key = body.applied(to: names)
            return Expression([.text(key)]).isSimple ? key : "(\(key))"
        }
        let takesNothing = !body.namesItsParameters && SwiftText.closureArguments(in: body).isEmpty
        let own = parts > 1 ? text(of: "$0") : spec.marked(body)
        let isTuple = parts > 1 && Expression([.text(text(of: "$0"))]).isTuple
        let closure = "{ \(takesNothing || !own.holds("$0") && parts > 1 ? "_ in " : "")\(own) }"
        self.init(closure: closure, old: text(of: "old"), new: text(of: "new"), isTuple: isTuple)
    }
}
