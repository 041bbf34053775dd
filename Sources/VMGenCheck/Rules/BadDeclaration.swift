import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A `view-model` line that is not a declaration.
enum BadDeclaration: Rule {
    package static let id = "bad-declaration"

    /// `place` is where the line stops being the head of a class or struct.
    static func finding(_ problem: String, at place: SourceRange) -> Finding {
        error(
            "\(problem); write the line as in Swift, such as `final class SplashViewModel: SplashViewModelType`",
            at: place
        )
    }

    /// `braces` begin a body behind the declaration.
    static func body(_ braces: Fragment) -> Finding {
        error("a declaration stands here without a body; remove `\(braces.text)`", at: braces.range)
    }

    /// The name of the type stands in several words.
    static func severalWords(_ words: [Fragment]) -> Finding {
        let name = words.map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }.joined()
        let range = SourceRange(words[0].range.lower, words[words.count - 1].range.upper)
        return error("the name of a type is one word; write `\(name)`", at: range)
    }

    /// `word` lets nobody see the view model but its own file, which nobody writes in.
    static func unseen(_ word: Fragment) -> Finding {
        error("nothing but its own file, which is generated, sees what is `\(word.text)`; leave it out", at: word.range)
    }

    /// What contradicts itself in the line of `declaration`: both `open` and `final`, or a type that it names twice.
    static func checkLine(_ declaration: TypeDeclaration) -> [Finding] {
        let inherited = declaration.inherited
        let twice = inherited.indices.filter { index in
            inherited[..<index].contains { $0.text == inherited[index].text }
        }
        var findings = twice.map { index in
            let name = inherited[index]
            return error("`\(name.text)` stands there twice; leave one out", at: name.range)
        }
        if declaration.isFinal, declaration.access == "open" {
            let message =
                "what is `open` is for others to inherit from, and what is `final` is not; write `public final`"
            findings.append(error(message, at: declaration.name.range))
        }
        return findings
    }

    /// The static properties of `draft` that are stored, which neither a generic view model nor the types in it can have.
    static func checkStatics(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, declaration.generics != nil else { return [] }
        let variables = draft.variables.filter { $0.isStatic && $0.body == nil }.map(\.name)
        let stored = OwnStatics(draft.types).all.filter(\.isStored).map(\.name)
        return (stored + variables).map { name in
            error(
                "`\(name.text)` is static and stored, which nothing within the generic `\(declaration.name.text)` can be; "
                    + "compute it, `static var \(name.text): … { … }`",
                at: name.range
            )
        }
    }

    /// What stands in the `types` of `draft` and is no type, so that it cannot stand in the view model as they do.
    static func checkTypes(_ draft: SpecDraft) -> [Finding] {
        (draft.types?.lines ?? []).compactMap { line in
            let words = SwiftText.words(of: line)
            let modifiers = ["fileprivate", "internal", "package", "private", "public"]
            guard line.text.first != " ", let word = words.first(where: { !modifiers.contains($0.text) }),
                ["extension", "import"].contains(word.text), words.count > 1
            else { return nil }
            let way =
                word.text == "import"
                ? "`imports:` names modules" : "put it into a Swift file, or what is in it into the type itself"
            return error("`\(word.text)` stands in a file, and `types` stand in the view model; \(way)", at: word.range)
        }
    }

    /// What speaks of the superclass of `draft`'s view model where that names nothing that could be one.
    static func checkSuperclass(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, declaration.inherited.isEmpty else { return [] }
        var places: [(word: String, place: SourceRange?)] = []
        if draft.transform.isOverride { places.append(("override", draft.sections[.transform]?.value?.range)) }
        if draft.initWord == .override { places.append(("override", draft.sections[.`init`]?.value?.range)) }
        places += draft.parameters.filter(\.isForSuper).map { ("super", $0.name.range) }
        if let arguments = draft.superArguments { places.append(("super.init(…)", arguments.range)) }
        return places.compactMap { word, place in
            guard let place else { return nil }
            let name = declaration.name.text
            return error(
                "`\(name)` has no superclass; leave `\(word)` out, or name one, `final class \(name): Base`",
                at: place
            )
        }
    }

    /// The view model of `spec` is `Sendable` on no actor, and keeps subscriptions that each call of `transform` replaces; nil where it
    /// does not.
    static func sendable(_ spec: ViewModelSpec) -> Finding? {
        let declaration = spec.declaration
        guard !declaration.isValueType, !declaration.attributes.contains(where: { $0.hasSuffix("Actor") }),
            let conformance = declaration.inherited.first(where: { $0.text == "Sendable" }),
            spec.facts.subscribes, spec.transform.bag == nil
        else { return nil }
        return error(
            "a class that keeps subscriptions is `Sendable` on the main actor alone; put `@MainActor` before "
                + "`\(declaration.head)`, which makes it `Sendable`",
            at: conformance.range
        )
    }

    /// The view model called `name` is on no actor, in a target whose declarations are on the main actor.
    static func nonisolated(_ name: Fragment) -> Finding {
        error(
            "with `isolation: MainActor` view models are on the main actor, as what they use is; leave `nonisolated` out, or "
                + "put `\(name.text)` into a target without that setting",
            at: name.range
        )
    }

    /// `word` is no modifier of a type.
    static func unknownModifier(_ word: Fragment) -> Finding {
        if ["actor", "enum", "protocol", "extension"].contains(word.text) {
            let message = "a view model is a class or a struct; `@MainActor final class …` keeps it to the main thread"
            return error(message, at: word.range)
        }
        let ending = Suggestion.ending(for: word.text, among: DeclarationReader.modifiers + ["class", "struct"])
        return error("`\(word.text)` is not a modifier of a class or struct\(ending)", at: word.range)
    }
}
