import VMGenModel
import VMGenSpec

/// Reads the lines of `flows:` that say which outputs hand-written logic sends to beside other flows: `- logic -> toast`.
struct LogicFeeds {
    /// Where mistakes go.
    let findings: Findings

    /// The word that such a line starts with.
    static let word = "logic"

    /// Takes those lines out of the flows of `draft`, and marks what they end in.
    func read(into draft: inout SpecDraft) {
        guard draft.flows.contains(where: isFeed) else { return }
        let isLent = draft.logic.contains { $0.stateIndex != nil }
        for flow in draft.flows where isFeed(flow) {
            let place = flow.sources.first { $0.text == Self.word } ?? flow.text
            if !isLent {
                findings.add(BadSink.noStateForLogic(place))
            } else if flow.sources.count > 1 || !flow.chain.steps.isEmpty || flow.failure != nil {
                findings.add(BadSink.moreThanLogic(place))
            } else if !flow.chain.isBroken {
                mark(flow.chain.sink, place: place, in: &draft)
            }
        }
        draft.flows.removeAll(where: isFeed)
    }

    private func isFeed(_ flow: FlowSyntax) -> Bool { flow.sources.contains { $0.text == Self.word } }

    private func mark(_ sink: SinkSyntax?, place: Fragment, in draft: inout SpecDraft) {
        switch sink?.kind {
        case .name(let name):
            guard let index = draft.outputs.ports.firstIndex(where: { $0.name.text == name.text }) else { break }
            let port = draft.outputs.ports[index]
            guard port.kind != nil, port.initialValue == nil else {
                findings.add(BadSink.setByLogic(name))
                return
            }
            draft.outputs.ports[index].isSentByLogic = true
            return
        case .event(let name, arguments: nil):
            guard let index = draft.outputs.events.firstIndex(where: { $0.name.text == name.text }) else { break }
            draft.outputs.events[index].isSentByLogic = true
            return
        default: break
        }
        if let sink { findings.add(BadSink.notSentByLogic(sink.text)) }
    }
}
