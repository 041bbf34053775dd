import VMGenModel
import VMGenSpec

extension ChainPlanner {
    /// The streams that one `with` of `flow` takes along, joined as one in a chain of `kind`.
    func companions(_ references: [StreamReference], of flow: Flow?, kind: String) -> Chain {
        let chains = references.map { reference in
            // What hears of an event goes to the main thread itself.
            if case .source(.inputEvent(let index)) = reference.kind {
                return eventHead([context.spec.inputEvents[index]], isVoid: reference.element.components.isEmpty)
            }
            var chain = context.companion(reference, of: flow, kind: kind, isJoined: references.count > 1)
            if isJoinedOnMain(references.count), needsHop(reference) { chain.links.append(.hop) }
            return chain
        }
        return Chain(joining: chains, by: .combine, kind: kind, limit: context.spec.runtime.joinLimit)
    }

    /// Whether each of `count` streams is brought to the main thread before they are joined: they are more than one operator takes,
    /// and the closures that make one value of all of them are the main actor's.
    func isJoinedOnMain(_ count: Int) -> Bool {
        count > context.spec.runtime.joinLimit && context.spec.declaration.isMainActor
    }

    /// Whether the values of the stream that a `with` takes along come from any thread.
    private func needsHop(_ reference: StreamReference) -> Bool {
        guard case .source(let source) = reference.kind else { return false }
        return FlowGroup.place(of: reference).flatMap { context.streams.shared[$0] } == nil
            && context.dialect.hops(context.kind(of: source, element: reference.element))
    }
}
