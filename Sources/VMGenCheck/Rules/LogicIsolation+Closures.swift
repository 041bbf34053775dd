import VMGenModel
import VMGenSpec

extension LogicIsolation {
    /// What is wrong with a call of `closure`, a parameter or a variable of `draft`, that is not awaited: it runs on the main
    /// actor alone, and the view model on none. Nil where it may be called.
    static func check(_ closure: (name: Fragment, type: Fragment, parts: ClosureType), of draft: SpecDraft) -> Finding?
    {
        guard closure.parts.isMainActor, let declaration = draft.declaration, !declaration.isBare,
            declaration.inherited.isEmpty, !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return nil }
        return error(
            "`\(closure.name.text)` runs on the main actor alone, and the view model on none; put `@MainActor` before "
                + "`\(declaration.head)`",
            at: closure.name.range,
            notes: [("declared here", closure.type.range)]
        )
    }
}
