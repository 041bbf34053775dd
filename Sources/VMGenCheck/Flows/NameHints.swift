import VMGenModel
import VMGenSpec

/// Finds names for values that have none of their own, such as a request's answer: what they become tells.
struct NameHints {
    /// The steps and the sink of the flow.
    let chain: ChainSyntax
    /// The declarations.
    let draft: SpecDraft
    /// The names of the declarations.
    let names: Namespace

    /// The name of the value that leaves the step at `index`; -1 for the source.
    ///
    /// That of the parameter that takes it, or of the sink; nil where neither tells.
    func name(after index: Int) -> String? {
        for step in chain.steps.dropFirst(index + 1) {
            switch step.argument {
            case .call(let text), .work(let text, _):
                if let name = parameterName(of: text) { return name }
            default: break
            }
            if step.kind.changesValue { return nil }
        }
        return sinkName
    }

    /// The name of a source's value of `type`.
    func name(of type: String?) -> String { name(after: -1) ?? ValueName.of(type) }

    private var sinkName: String? {
        switch chain.sink?.kind {
        case .name(let name): name.text
        case .named(let name, _): name.text
        case .set(let assignments):
            // What is more than the value itself says nothing of it: `isLast = $0.meta.isEnd`.
            assignments.count == 1 && assignments[0].value.text == "$0" ? lastName(of: assignments[0].name) : nil
        case .call(let text): parameterName(of: text)
        case .event(let name, let arguments): eventName(name.text, given: arguments)
        case .expression(let path): lastName(of: path)
        case .parts, .ignore, nil: nil
        }
    }

    /// The name of what an event carries: its payload's where that is one value, its own where it is several. Nil where
    /// it is given something else than what arrives.
    private func eventName(_ name: String, given arguments: Fragment?) -> String? {
        guard let event = draft.outputs.events.first(where: { $0.name.text == name }) else { return nil }
        let value = arguments.map { SwiftText.cut($0, at: ":")?.1 ?? $0 }
        if event.payload.count == 1, let value, value.text != "$0" { return nil }
        return event.payload.count > 1 ? name : event.payload.first?.name
    }

    /// The name of the first parameter of a method that takes the flow's values.
    private func parameterName(of call: Fragment) -> String? {
        switch names[call.text] {
        case .logic(let index): draft.logic[index].parameters.first?.name
        case .request(let index): draft.requests[index].parameters.first?.name
        default: nil
        }
    }

    /// What the last name of a path is called: `isMuted` of `room.isMuted`.
    private func lastName(of path: Fragment) -> String? {
        SwiftText.split(path, on: ".").last.flatMap { SwiftText.isIdentifier($0.text) ? $0.text : nil }
    }
}
