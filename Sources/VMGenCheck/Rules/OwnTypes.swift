import VMGenModel
import VMGenSpec

/// The types of which it is certain that they are no others: those that a spec declares itself, the enums of its fields, its error type,
/// and the structs and enums of `types`, and those that the Swift of its target declares.
struct OwnTypes {
    /// Those of which certainly no literal is a value: an app may make others `ExpressibleByStringLiteral`.
    private var closed: Set<String>
    /// All of them.
    private var all: Set<String>
    /// What stands before their names outside of the view model, `HomeViewModel.`.
    private let owner: String?
    /// What failures become, where nothing else may be called so.
    private let error: String?

    /// Takes those of `draft`.
    init(_ draft: SpecDraft) {
        let lines = draft.types?.lines ?? []
        // Under a condition a name may stand for something else as well.
        let enums = lines.contains { $0.text.contains("#if") } ? [] : Set(OwnEnums(draft.types).members.keys)
        let named = Set(OwnStructs(draft.types).all.keys).union(enums)
        closed = draft.ownEnums
        all = closed.union(named).union(draft.appTypes.values.subtracting(draft.ownTypes))
        owner = draft.declaration.map { $0.name.text + "." }
        error = (draft.errors?.typeName.text).flatMap { name in
            named.contains(name) || !draft.ownTypes.contains(name) ? name : nil
        }
    }

    /// The same where failures arrive: what they become is certainly none of Swift's own types, wherever it is declared.
    var withErrors: Self {
        var types = self
        if let error {
            types.closed.insert(error)
            types.all.insert(error)
        }
        return types
    }

    /// `type` for values whose types are written.
    func type(_ type: String) -> TypeText { TypeText(inside(type), declared: all) }

    /// `type` for literals.
    func literalType(_ type: String) -> TypeText { TypeText(inside(type), declared: closed) }

    /// `type` as it is called within the view model: `Post` for `HomeViewModel.Post`.
    private func inside(_ type: String) -> String {
        guard let owner, type.hasPrefix(owner) else { return type }
        return String(type.dropFirst(owner.count))
    }
}
