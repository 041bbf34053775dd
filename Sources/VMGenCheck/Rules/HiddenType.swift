import VMGenModel
import VMGenSpec

/// A type of the `types` section that callers of a public view model need, and that is not public.
enum HiddenType: Rule {
    package static let id = "hidden-type"

    /// The types in what comes in and goes out of `draft`, a public view model, that nobody outside of its module sees.
    static func check(_ draft: SpecDraft) -> [Finding] {
        guard let access = draft.declaration?.access, ["open", "package", "public"].contains(access) else { return [] }
        let hidden = draft.ownTypes.subtracting(draft.shownTypes)
        guard !hidden.isEmpty else { return [] }
        return [draft.inputs, draft.outputs].flatMap { section -> [Finding] in
            if case .existing = section.declaration.place { return [] }
            let fields = section.ports.map { ($0.element.text, $0.element.range) }
            let cases = section.events.flatMap { event in event.payload.map { ($0.type, event.name.range) } }
            return (fields + cases).compactMap { type, range in
                // A type within another one is that one's.
                let paths = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
                let words = paths.map { String($0.prefix { $0 != "." }) }
                guard let name = words.first(where: hidden.contains) else { return nil }
                let declaration = access == "package" ? "package" : "public"
                return error(
                    "`\(name)` is shown by a view model that is \(declaration), and is not itself; write `\(declaration)` before "
                        + "it under `types`",
                    at: range
                )
            }
        }
    }
}

extension SpecDraft {
    /// The types of the `types` section that say who sees them, and are not for their file or module alone.
    fileprivate var shownTypes: Set<String> {
        let shown: Set<String> = ["open", "package", "public"]
        let keywords: Set<String> = ["enum", "struct", "class", "actor", "typealias", "protocol"]
        let names = (types?.lines ?? []).flatMap { line -> [String] in
            let words = SwiftText.words(of: line).map(\.text)
            guard words.contains(where: shown.contains) else { return [] }
            return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
        }
        return Set(names)
    }
}
