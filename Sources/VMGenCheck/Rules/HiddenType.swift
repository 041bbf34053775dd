import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A type of the `types` section, or of the target's Swift, that callers of a public view model need, and that is not public.
enum HiddenType: Rule {
    package static let id = "hidden-type"

    /// The types in what comes in and goes out of `draft`, a public view model, that nobody outside of its module sees.
    static func check(_ draft: SpecDraft) -> [Finding] {
        guard let access = draft.declaration?.access, ["open", "package", "public"].contains(access) else { return [] }
        let hidden = draft.ownTypes.subtracting(draft.shownTypes)
        let others = draft.appTypes.narrower(than: access).subtracting(draft.ownTypes)
        guard !hidden.isEmpty || !others.isEmpty else { return [] }
        var seen: Set<String> = []
        return draft.typesForCallers.compactMap { type, range in
            // A type within another one is that one's.
            let paths = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            let words = paths.map { String($0.prefix { $0 != "." }) }
            guard let name = words.first(where: { hidden.contains($0) || others.contains($0) }) else { return nil }
            let declaration = access == "package" ? "package" : "public"
            let what =
                "`\(name)` belongs to what a view model that is \(declaration) shows and takes, and is not \(declaration) itself; "
            guard let place = draft.appTypes[name]?.place, others.contains(name) else {
                return error(what + "write `\(declaration)` before it under `types`", at: range)
            }
            guard seen.insert(name).inserted else { return nil }
            let isTaken = draft.initWord == nil && draft.parameters.contains { $0.type.range == range }
            let inner = isTaken ? ", or `init: internal` here" : ""
            var finding = error(what + "write `\(declaration)` before it there\(inner)", at: range)
            finding.elsewhere = [place]
            return finding
        }
    }
}

extension SpecDraft {
    /// The types that whoever makes the view model and listens to it needs, and where they stand: of what `init` takes, of the
    /// services that the spec declares, of what comes in and of what goes out.
    fileprivate var typesForCallers: [(type: String, range: SourceRange)] {
        let handed = initWord == .internal ? [] : parameters.filter { !$0.isAssigned }
        let taken = handed.map { ($0.type.text, $0.type.range) }
        let asked = services.filter { !$0.isExisting }.flatMap { service -> [(String, SourceRange)] in
            let methods = service.declaredMethods.flatMap { method in
                (method.parameters.map(\.type) + [method.returnType?.text ?? ""]).map { ($0, method.name.range) }
            }
            return methods + service.declaredProperties.map { ($0.type.text, $0.type.range) }
        }
        let shown = [inputs, outputs].flatMap { section -> [(String, SourceRange)] in
            if case .existing = section.declaration.place { return [] }
            let fields = section.ports.map { ($0.element.text, $0.element.range) }
            let cases = section.events.flatMap { event in event.payload.map { ($0.type, event.name.range) } }
            return fields + cases
        }
        return taken + asked + shown
    }

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
