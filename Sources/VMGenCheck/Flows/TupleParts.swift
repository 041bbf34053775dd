import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What the functions of types that steps name are handed of a tuple: its parts, or all of it.
struct TupleParts {
    /// The spec, and what the target's Swift declares.
    let draft: SpecDraft

    /// How many parts the one value has that is `arriving`, a tuple, where the function that `path` names is handed these one by one;
    /// nil where it is handed what arrives.
    func count(of arriving: Arriving, handedTo path: Fragment) -> Int? {
        let components = arriving.element.components
        guard arriving.isKnown, components.count == 1, let type = components[0].type,
            let parts = (TypeText(type).tupleParts ?? alias(of: type)?.tupleParts)?.count,
            !areWhole(path, parts)
        else { return nil }
        return parts
    }

    /// Whether the function that `path` names, `Title.short`, takes a tuple of `count` parts as one value, as the spec's `types` or
    /// the target's Swift say.
    func areWhole(_ path: Fragment, _ count: Int) -> Bool {
        let own = ownSwift?.statics.takesWhole(within(path.text), of: count) == true
        return own || draft.protocols.statics.takesWhole(path.text, of: count)
    }

    /// What `type` is another name for.
    private func alias(of type: String) -> TypeText? {
        if TypeText(type).isKnown { return nil }
        let declares = draft.types?.lines.contains { $0.text.holds("typealias") } == true
        let own = declares ? ownSwift?.aliases.meaning(of: within(type)) : nil
        return (own ?? draft.protocols.aliases.meaning(of: type)).map { TypeText($0) }
    }

    /// What the spec's `types` declare.
    private var ownSwift: SwiftProtocols? {
        draft.types.map { types in
            SwiftProtocols([SourceText(path: "", text: types.lines.map(\.text).joined(separator: "\n"))])
        }
    }

    /// `path` as it is within the view model: `Title.short` of `HomeViewModel.Title.short`.
    private func within(_ path: String) -> String {
        guard let name = draft.declaration?.name.text, path.hasPrefix("\(name).") else { return path }
        return String(path.dropFirst(name.count + 1))
    }
}
