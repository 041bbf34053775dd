import VMGenDiagnostics
import VMGenSpec

/// Swift between `{ }` that names a member of the view model.
enum MemberInClosure: Rule {
    package static let id = "member-in-closure"

    /// `name` is a member; `arity` values arrive already.
    static func finding(_ name: Fragment, member: Namespace.Member, arity: Int) -> Finding {
        let text = name.text
        let reason = "`\(text)` is a member of the view model, and `{ }` is pure"
        switch member {
        case .logic: return error("\(reason); name the method instead of `{ }`: `map \(text)`", at: name.range)
        case .request: return error("\(reason); run the request as a step: `latest \(text)`", at: name.range)
        default:
            return error("\(reason); take it along, `with \(text)`, and use `$\(arity)`", at: name.range)
        }
    }

    /// What is wrong with the first use of `self` between `{ }`; nil where there is none.
    static func selfUse(in body: Fragment) -> Finding? {
        let text = SwiftText.Text(body)
        let use = text.tokens.indices.first { index in
            let token = text.tokens[index]
            return token.kind == .name && text.matches(token, "self")
                && (index == 0 || text.tokens[index - 1].kind != .dot)
        }
        guard let token = use.map({ text.tokens[$0] }) else { return nil }
        let message = "`self` is the view model, and `{ }` is pure; take what is needed along by `with`"
        return error(message, at: text.range(token.lower, token.upper))
    }
}
