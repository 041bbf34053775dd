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

    /// The parameters and variables of `draft` whose protocols the target's Swift keeps on the main actor, where the view model
    /// is on none and the flows ask them for something without awaiting it, as `asked` has it. What inherits from something
    /// that may be on that actor gets a warning.
    static func checkServices(_ draft: SpecDraft, asked: Set<String>) -> [Finding] {
        guard let declaration = draft.declaration, !declaration.isBare,
            !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return [] }
        let held = draft.parameters.map { ($0.name, $0.type) } + draft.variables.map { ($0.name, $0.type ?? $0.name) }
        return held.filter { asked.contains($0.0.text) }.compactMap { name, type in
            let service = draft.services.first { $0.name.text == SpecDraft.serviceName(ofType: type) }
            guard let service, let place = service.mainActor else { return nil }
            let inherited = declaration.mayBringActor
            let reach =
                inherited.isEmpty
                ? "the view model on none" : "the view model only where \(inherited.map(\.text).listed()) is"
            var finding = (inherited.isEmpty ? error : warning)(
                "`\(service.name.text)` is on the main actor, and \(reach); put `@MainActor` before "
                    + "`\(declaration.head)`",
                name.range,
                []
            )
            finding.elsewhere = [place]
            return finding
        }
    }
}
