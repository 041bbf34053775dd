import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Finds calls of streams and states, which nothing calls.
struct StreamCalls {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// What the flows use.
    let usage: Usage

    private var draft: SpecDraft { lookup.draft }

    /// What is wrong with `text` at `place`, a name of something that holds a value, or a path that begins with it, `rows.isEmpty`,
    /// where a step is to make a value; nil for all else.
    func checkPath(_ text: Fragment, for use: CallUse, at place: SourceRange) -> Finding? {
        guard case .value(let kind) = use, SinkReader.isPath(text), !text.text.contains(where: { "([".contains($0) })
        else { return nil }
        let head = text.text.prefix { $0 != "." && $0 != "?" && $0 != "!" }
        let held: Port? =
            switch lookup.names[String(head)] {
            case .output(let index): draft.outputs.ports[index]
            case .state(let index): draft.states.ports[index]
            default: nil
            }
        guard let port = held, port.isStateful else { return nil }
        return UnknownMethod.heldPath(port.name, kind: kind, at: place)
    }

    /// What is wrong with the call `text` of a name that stands for a stream or a state, which nothing calls; nil where it
    /// is no such call.
    func check(_ text: Fragment, for use: CallUse) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), let member = lookup.names[head.text] else { return nil }
        guard cursor.isCallOrEnd else {
            if let finding = checkPath(text, for: use, at: text.range) { return finding }
            if takesNothing(head, member) { return UnknownMethod.memberOfStream(head) }
            guard let (finding, port) = MisspeltEnd(lookup: lookup).checkSent(text) else { return nil }
            usage.fed.insert(port.name.text)
            return finding
        }
        let port: Port?
        switch member {
        case .input(let index): port = draft.inputs.ports[index]
        case .output(let index): port = draft.outputs.ports[index]
        case .state(let index): port = draft.states.ports[index]
        case .inputEvent, .named: port = nil
        default: return nil
        }
        // A plain field is Swift's to judge, and a value may be a closure.
        if let port, port.kind == nil || port.element.text.contains("->") { return nil }
        let services = draft.parameters.filter { parameter in
            guard let service = draft.serviceIndex(ofType: parameter.type) else { return false }
            return draft.services[service].methods.contains { $0.name.text == head.text }
        }
        for service in services { usage.read.insert(service.name.text) }
        return UnknownMethod.streamCalled(
            text,
            name: head,
            member: member,
            receiver: services.first?.name.text,
            use: use
        )
    }

    /// Whether `name` stands for a stream into which nobody sends: one that a flow makes, or that the view does.
    private func takesNothing(_ name: Fragment, _ member: Namespace.Member) -> Bool {
        switch member {
        case .named, .inputEvent: true
        case .input(let index): draft.inputs.ports[index].kind.map { !$0.traits.contains(.takesValues) } ?? false
        default: false
        }
    }
}
