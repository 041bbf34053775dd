import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension LogicIsolation {
    /// The protocols of services on no actor that the view model of `draft`, on the main actor, implements: what they ask for
    /// without `async` it cannot give.
    static func checkConformances(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, declaration.isMainActor else { return [] }
        return declaration.inherited.compactMap { parent in
            let service = draft.services.first { $0.name.text == parent.text }
            guard let service, service.mainActor == nil, !service.mayHaveActor, !service.isMissing,
                !service.properties.isEmpty || service.methods.contains(where: { !$0.isAsync })
            else { return nil }
            let name = parent.text
            let isSwift = service.found != nil && !service.isOfSpec
            var finding = error(
                "the view model is on the main actor, and `\(name)` on none, so Swift 6 does not let it implement that; "
                    + (isSwift
                        ? "put `@MainActor` before `protocol \(name)`"
                        : "declare it in Swift, `@MainActor protocol \(name)`, and write `existing \(name)` under `services`"),
                at: parent.range
            )
            finding.elsewhere = [service.found].compactMap { $0 }
            return finding
        }
    }

    /// What of a view model's is on the main actor, and where the target's Swift says so.
    private struct Bound {
        /// What it is called.
        let type: String
        /// Where the spec has it.
        let range: SourceRange
        /// Where it is declared.
        let place: Diagnostic.Note
        /// Whether all that it has is there, too.
        let isCertain: Bool
    }

    /// The protocols and types of the parameters and variables of `draft`, and the types that it names, which the target's Swift
    /// keeps on the main actor, and which flows ask for something without awaiting it, as `asked` has it.
    private static func bound(_ draft: SpecDraft, asked: Set<String>) -> [Bound] {
        let held = draft.parameters.map { ($0.name, $0.type) } + draft.variables.map { ($0.name, $0.type ?? $0.name) }
        let values = held.filter { asked.contains($0.0.text) }.compactMap { name, type -> Bound? in
            let whole = type.text
            let type = SpecDraft.serviceName(ofType: type)
            let service = draft.services.first { $0.name.text == type }
            if let place = service?.mainActor {
                return Bound(type: type, range: name.range, place: place, isCertain: true)
            }
            let names = service.map { [$0.name.text] + $0.inherited } ?? [whole]
            return names.lazy.compactMap(draft.protocols.mainActor).first.map {
                Bound(type: type, range: name.range, place: $0, isCertain: false)
            }
        }
        guard let declaration = draft.declaration else { return values }
        let own = Set(held.map(\.0.text))
        return values
            + asked.subtracting(own).sorted().compactMap { type in
                draft.protocols.mainActor(of: type).map {
                    Bound(type: type, range: declaration.name.range, place: $0, isCertain: false)
                }
            }
    }

    /// Whether flows of `draft` ask something on the main actor that they do not await, as `asked` has it.
    static func asksMainActor(_ draft: SpecDraft, asked: Set<String>) -> Bool {
        !bound(draft, asked: asked).isEmpty
    }

    /// What is on the main actor, and what flows ask for something without awaiting it, as `asked` has it, where the view model of
    /// `draft` is on none. What inherits from something that may be on that actor gets a warning, and so does one that asks a type of
    /// the target's Swift, of which a part may be on none.
    static func checkServices(_ draft: SpecDraft, asked: Set<String>) -> [Finding] {
        guard let declaration = draft.declaration, !declaration.isBare,
            !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return [] }
        let inherited = declaration.mayBringActor
        let reach =
            inherited.isEmpty
            ? "the view model on none" : "the view model only where \(inherited.map(\.text).listed()) is"
        return bound(draft, asked: asked).map { bound in
            var finding = (inherited.isEmpty && bound.isCertain ? error : warning)(
                "`\(bound.type)` is on the main actor, and \(reach); put `@MainActor` before `\(declaration.head)`",
                bound.range,
                []
            )
            finding.elsewhere = [bound.place]
            return finding
        }
    }
}
