import VMGenModel
import VMGenSpec

/// Works out what several sources of one flow give together.
struct SourceJoin {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings

    /// What the sources of `flow` give together: joined by the first step, or merged.
    func joined(_ sources: [ResolvedSource], of flow: FlowSyntax) -> Arriving {
        guard let first = sources.first else { return .unknown }
        if sources.count == 1 {
            var only = first.arriving
            only.origin = flow.sources.first?.text
            return only
        }
        let isKnown = sources.allSatisfy(\.arriving.isKnown)
        let canFail = sources.contains { $0.arriving.element.canFail }
        if flow.isJoinedWrongly { return .unknown }
        for (index, name) in flow.sources.enumerated()
        where SwiftText.isIdentifier(name.text) && flow.sources[..<index].contains(where: { $0.text == name.text }) {
            findings.add(FlowPart.sourceTwice(name, isJoined: [.combine, .zip].contains(flow.chain.steps.first?.kind)))
        }
        if let kind = flow.chain.steps.first?.kind, kind == .combine || kind == .zip {
            let components = sources.flatMap { lookup.draft.apart($0.arriving, of: $0.source?.kind).element.components }
            let element = FlowElement(components: components.unique, canFail: canFail)
            return Arriving(element: element, isKnown: isKnown, failing: sources.compactMap(\.arriving.failing).first)
        }
        var merged = first.arriving
        merged.failing = sources.compactMap(\.arriving.failing).first
        merged.isKnown = isKnown
        merged.isMerged = sources.contains { !$0.arriving.element.components.isEmpty }
        merged.element.canFail = canFail
        if isKnown, ValueUse(sources, lookup: lookup).takesAny(flow.chain) { return merged.emptied }
        if isKnown, let type = commonType(of: sources) { merged.element.components[0].type = type }
        for (index, source) in sources.enumerated().dropFirst() where isKnown {
            let components = source.arriving.element.components
            merged.labels.formIntersection(source.arriving.labels)
            // A merge with a stream of nothing tells only that something happened.
            if components.isEmpty || merged.element.components.isEmpty {
                merged.element.components = []
                continue
            }
            let own = lookup.names.ownTypes
            let element = merged.element
            if let finding = TypeMismatch.merging(first, source, into: element, at: flow.sources[index], own: own) {
                findings.add(finding)
            }
            for position in merged.element.components.indices where position < components.count {
                if merged.element.components[position].name != components[position].name {
                    let hints = NameHints(chain: flow.chain, draft: lookup.draft, names: lookup.names)
                    merged.element.components[position].name = hints.name(of: merged.element.components[position].type)
                }
            }
        }
        merged.element.components = merged.element.components.unique
        return merged
    }

    /// The type that one value of each of `sources` is made: of `Int` and `Int?` the optional, which what a closure makes, of a type
    /// that is not known, is made too. Nil where there is none.
    private func commonType(of sources: [ResolvedSource]) -> String? {
        guard sources.allSatisfy({ $0.arriving.element.components.count == 1 }) else { return nil }
        let types = sources.compactMap { $0.arriving.element.components[0].type }
        let own = lookup.names.ownTypes
        let wide = types.first { wide in types.allSatisfy { own.type($0).isMerged(into: own.type(wide)) } }
        guard types.count < sources.count else { return wide }
        return wide.flatMap { TypeText.isOptional($0) ? $0 : nil }
    }
}

extension TypeText {
    /// One component of this type, or none for `Void`.
    package func components(named name: String) -> [FlowElement.Component] {
        text == "Void" ? [] : [FlowElement.Component(name: name, type: text)]
    }
}
