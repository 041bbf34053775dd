import VMGenModel
import VMGenSpec

extension CallArgumentsRule {
    /// The calls within Swift of the flows of `spec` of logic that is lent the state, and that is not given it there: what a flow
    /// calls itself is handed it, and what stands within an expression is called as it is written.
    static func checkState(_ spec: ViewModelSpec) -> [Finding] {
        let lent = Set(spec.logic.filter { $0.stateIndex != nil }.map(\.name.text))
        if lent.isEmpty { return [] }
        return spec.flows.flatMap { flow -> [Finding] in
            let called = Set(flow.invocations.map(\.text.range.lower))
            return flow.texts.flatMap { checkState(in: $0, of: lent, butAt: called) }
        }
    }

    private static func checkState(in fragment: Fragment, of lent: Set<String>, butAt called: Set<Int>) -> [Finding] {
        let text = SwiftText.Text(fragment)
        return text.tokens.indices.compactMap { index in
            let token = text.tokens[index]
            let range = text.range(token.lower, token.upper)
            guard token.kind == .name, lent.contains(text.string(token)), !called.contains(range.lower),
                index == 0 || text.tokens[index - 1].kind != .dot, index + 1 < text.tokens.count,
                text.matches(text.tokens[index + 1], "("), let end = text.tokens[index + 1].partner,
                !text.tokens[index..<end].contains(where: { text.matches($0, "state") })
            else { return nil }
            let name = text.string(token)
            return error(
                "within an expression `\(name)` is called as it is written; hand it `state: state` there as well",
                at: range
            )
        }
    }
}
