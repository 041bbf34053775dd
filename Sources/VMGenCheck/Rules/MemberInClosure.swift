import VMGenSpec

/// Swift between `{ }` that names a member of the view model.
enum MemberInClosure: Rule {
    package static let id = "member-in-closure"

    /// `uses` name members; `arity` values arrive already.
    static func findings(_ uses: [Fragment], names: Namespace, arity: Int) -> [Finding] {
        let members = uses.compactMap { use in
            (names[use.text] ?? memberBehindSection(use, names: names)).map { (name: use, member: $0) }
        }
        let taken = members.filter { !$0.member.isCalled }.map(\.name.text).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return members.map { finding($0.name, member: $0.member, taken: taken, arity: arity) }
    }

    /// All that stands between `{ }` is `call`, a call of the dependency `name`, which the step that begins with `word` makes.
    static func call(_ call: Fragment, of name: Fragment, word: String) -> Finding {
        error(
            "`\(name.text)` is a member of the view model, and `{ }` is pure; leave the braces out: `\(word) \(call.text)`",
            at: name.range
        )
    }

    /// The member that `use` names behind its section, `state.page`.
    private static func memberBehindSection(_ use: Fragment, names: Namespace) -> Namespace.Member? {
        SwiftText.cut(use, at: ".").flatMap { section, name in names.member(name.text, of: section.text) }
    }

    /// `name` is a member, and `taken` are all that are to be taken along.
    private static func finding(_ name: Fragment, member: Namespace.Member, taken: [String], arity: Int) -> Finding {
        let text = name.text
        let reason = "`\(text)` is a member of the view model, and `{ }` is pure"
        switch member {
        case .logic: return error("\(reason); name the method instead of `{ }`: `map \(text)`", at: name.range)
        case .request: return error("\(reason); run the request as a step: `latest \(text)`", at: name.range)
        default:
            let place = arity + (taken.firstIndex(of: text) ?? 0)
            let list = taken.joined(separator: ", ")
            return error("\(reason); take it along, `with \(list)`, and use `$\(place)`", at: name.range)
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

extension Namespace.Member {
    /// Whether it is a request or a method.
    fileprivate var isCalled: Bool {
        switch self {
        case .logic, .request: true
        default: false
        }
    }
}
