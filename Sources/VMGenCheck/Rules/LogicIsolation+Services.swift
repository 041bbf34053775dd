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
        /// Where it is declared, in another file.
        var place: Diagnostic.Note?
        /// Where the spec declares it.
        var own: SourceRange?
        /// Whether all that it has is there, too.
        let isCertain: Bool
    }

    /// The protocols and types of the parameters and variables of `draft`, and the types that it names, which the target's Swift
    /// keeps on the main actor, and which flows ask for something without awaiting it, as `asked` has it.
    private static func bound(_ draft: SpecDraft, asked: [String: Set<String>]) -> [Bound] {
        let held = draft.parameters.map { ($0.name, $0.type) } + draft.variables.map { ($0.name, $0.type ?? $0.name) }
        let services = Dictionary(draft.services.map { ($0.name.text, $0) }) { first, _ in first }
        let values = held.compactMap { name, type -> Bound? in
            guard let members = asked[name.text] else { return nil }
            let whole = type.text
            let type = SpecDraft.serviceName(ofType: type)
            let service = services[type]
            if let place = service?.mainActor {
                return Bound(type: type, range: name.range, place: place, isCertain: true)
            }
            let names = service.map { [$0.name.text] + $0.inherited } ?? [whole]
            if let place = names.lazy.compactMap(draft.protocols.mainActor).first {
                return Bound(type: type, range: name.range, place: place, isCertain: false)
            }
            return members.sorted().lazy.compactMap { member in
                bound(member, of: service, or: names, in: draft).map {
                    Bound(type: "\(type).\(member)", range: name.range, place: $0.place, own: $0.own, isCertain: true)
                }
            }.first
        }
        guard let declaration = draft.declaration else { return values }
        let own = Set(held.map(\.0.text))
        return values
            + Set(asked.keys).subtracting(own).sorted().compactMap { type in
                draft.protocols.mainActor(of: type).map {
                    Bound(type: type, range: declaration.name.range, place: $0, isCertain: false)
                }
            }
    }

    /// Where `member` of `service`, or of the protocols and types that `names` names, is declared to be on the main actor alone, by
    /// itself: a closure that a type holds, or what a protocol asks for. Nil for all else.
    private static func bound(
        _ member: String,
        of service: Service?,
        or names: [String],
        in draft: SpecDraft
    ) -> (place: Diagnostic.Note?, own: SourceRange?)? {
        guard let service, service.fields != nil else {
            let found = names.lazy.compactMap { type in
                draft.protocols.mainActor(of: member, in: type) ?? draft.protocols.types.mainActor(of: member, in: type)
            }
            return found.first.map { ($0, nil) }
        }
        let closures = service.methods.filter { $0.name.text == member }
        guard let closure = closures.first, closures.allSatisfy(\.isMainActor) else { return nil }
        return (service.found, service.found == nil ? closure.signature.range : nil)
    }

    /// Whether flows of `draft` ask something on the main actor that they do not await, as `asked` has it.
    static func asksMainActor(_ draft: SpecDraft, asked: [String: Set<String>]) -> Bool {
        !bound(draft, asked: asked).isEmpty
    }

    /// What is on the main actor, and what flows ask for something without awaiting it, as `asked` has it, where the view model of
    /// `draft` is on none. What inherits from something that may be on that actor gets a warning, and so does one that asks a type of
    /// the target's Swift, of which a part may be on none.
    static func checkServices(_ draft: SpecDraft, asked: [String: Set<String>]) -> [Finding] {
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
                [bound.own].compactMap { $0.map { ("declared here", $0) } }
            )
            finding.elsewhere = [bound.place].compactMap { $0 }
            return finding
        }
    }
}

extension DeclaredTypes {
    /// Where the type called `name` is declared, where its property `member` is a closure that runs on the main actor alone; nil for all
    /// else.
    fileprivate func mainActor(of member: String, in name: String) -> Diagnostic.Note? {
        guard let declared = self[name], let type = declared.properties[member] else { return nil }
        return ClosureType(calledOn: type)?.isMainActor == true ? declared.place : nil
    }
}
