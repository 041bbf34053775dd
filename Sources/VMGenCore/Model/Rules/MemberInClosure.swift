import VMGenDiagnostics

/// Swift between `{ }` that names a member of the view model.
enum MemberInClosure: Rule {
    static let id = "member-in-closure"

    /// `name` is a member; `arity` values arrive already.
    static func finding(_ name: Fragment, member: Namespace.Member, arity: Int) -> Finding {
        let text = name.text
        let reason = "`\(text)` is a member of the view model, and `{ }` is pure"
        switch member {
        case .logic: return error("\(reason); name the method instead of `{ }`: `map \(text)`", at: name.range)
        case .request: return error("\(reason); run the request as a step: `latest \(text)`", at: name.range)
        default: return error("\(reason); take it along, `with \(text)`, and use `$\(arity)`", at: name.range)
        }
    }
}
