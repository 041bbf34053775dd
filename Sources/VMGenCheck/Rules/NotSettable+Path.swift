import VMGenModel
import VMGenSpec

extension NotSettable {
    /// What is wrong with setting `path`, which begins with a member of `draft`; nil where it may be set.
    static func check(_ path: AssignedPath, draft: SpecDraft, names: Namespace) -> Finding? {
        let name = path.name
        switch path.misfit {
        case .neverNil(let before, let form):
            return error("`\(before.text)` is never nil; write `set \(form) = …`", at: name.range)
        case .maybeNil(let before, let form):
            return error("`\(before)` may be nil; write `set \(form) = …`, which does nothing then", at: name.range)
        case .noParts(let before, let type):
            return error(
                "`\(before)` is `\(type)`, which has no parts to set; set all of it, `set \(before) = …`",
                at: name.range
            )
        case .constant(let member, let type):
            return error("`\(member)` of `\(type)` is a `let`; write `var \(member)` under `types`", at: name.range)
        case .unknown(let member, let type, let meant):
            return error("`\(type)` has no `\(member)`; did you mean `\(meant)`?", at: name.range)
        case nil: break
        }
        guard path.isOfValue, let member = names[path.head.text] else { return nil }
        switch member {
        case .parameter(let index) where !draft.parameters[index].isVariable && !draft.parameters[index].isForSuper:
            return finding(path.head, member: member, draft: draft)
        case .variable(let index) where !draft.variables[index].isSettable:
            return finding(path.head, member: member, draft: draft)
        default: return nil
        }
    }
}
