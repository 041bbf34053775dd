import VMGenModel
import VMGenSpec

extension LogicIsolation {
    /// What is wrong with a call of `closure`, a parameter or a variable of `draft`, that is not awaited: it runs on the main
    /// actor alone, and the view model on none; a warning where what it inherits may be on that actor. Nil where it may be
    /// called.
    static func check(_ closure: (name: Fragment, type: Fragment, parts: ClosureType), of draft: SpecDraft) -> Finding?
    {
        guard closure.parts.isMainActor, let declaration = draft.declaration, !declaration.isBare,
            !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return nil }
        let inherited = declaration.mayBringActor
        let place =
            inherited.isEmpty
            ? "the view model on none" : "the view model only where \(inherited.map(\.text).listed()) is"
        return (inherited.isEmpty ? error : warning)(
            "`\(closure.name.text)` runs on the main actor alone, and \(place); put `@MainActor` before "
                + "`\(declaration.head)`",
            closure.name.range,
            [("declared here", closure.type.range)]
        )
    }
}
