import VMGenModel
import VMGenSpec

/// Whether a flow looks at what its sources carry. One that does not takes sources of any types: it is told only that
/// something came.
struct ValueUse {
    /// What the names in the flow stand for.
    let lookup: NameLookup
    /// The labels of the events that are among the sources, which name what arrives too.
    let labels: Set<String>

    /// Whether nothing in `chain` takes the values that its sources carry.
    func isNone(in chain: ChainSyntax) -> Bool {
        for step in chain.steps {
            switch step.argument {
            case .closure(let body):
                if takesValue(closure: body) { return false }
                if step.kind.changesValue { return true }
            case .call(let text):
                if takesValue(call: text) { return false }
                if step.kind.changesValue { return true }
            case .work(let text, _): return !takesValue(call: text)
            case .expression: return step.kind == .replace
            case .none:
                if step.kind != .share { return false }
            case .list, .amount: break
            case .verbatim: return false
            }
        }
        return chain.sink.map { !takesValue($0) } ?? false
    }

    private func takesValue(_ sink: SinkSyntax) -> Bool {
        switch sink.kind {
        case .name(let name): !isVoid(name)
        case .expression(let text): lookup.qualified(text).map { !isVoid($0.name) } ?? true
        case .set(let pairs): pairs.contains { names($0.name) || names($0.value) }
        case .call(let text): takesValue(call: text)
        case .event(let name, let arguments):
            arguments.map(names)
                ?? lookup.draft.outputs.events.contains { $0.name.text == name.text && !$0.payload.isEmpty }
        case .named(_, let type): type.map { TypeText($0.text).text != "Void" } ?? true
        case .parts: true
        case .ignore: false
        }
    }

    /// Whether `name` is something else than an output or a state that takes anything.
    private func isVoid(_ name: Fragment) -> Bool {
        switch lookup.names[name.text] {
        case .output(let index): lookup.draft.outputs.ports[index].isVoid
        case .state(let index): lookup.draft.states.ports[index].isVoid
        default: false
        }
    }

    /// Whether `text`, a call or the name of a method, is given what arrives. Without brackets it is, if it has parameters.
    private func takesValue(call text: Fragment) -> Bool {
        if SwiftText.lastBrackets(of: text) != nil { return names(text) }
        if case .request(let index) = lookup.callee(of: text) {
            return !lookup.draft.requests[index].parameters.isEmpty
        }
        return lookup.method(calledBy: text).map { !$0.parameters.isEmpty } ?? true
    }

    private func takesValue(closure body: Fragment) -> Bool {
        !["_ in", "_ in ()", "()"].contains(body.text)
            && (names(body) || SwiftText.closureParameters(ofBody: body) != nil)
    }

    /// Whether `text` names what arrives.
    private func names(_ text: Fragment) -> Bool {
        !SwiftText.closureArguments(in: text).isEmpty
            || !labels.isEmpty && SwiftText.freeNames(in: text).contains { labels.contains($0.text) }
    }
}

extension ResolvedSource {
    /// Whether what it carries is not certainly of the types of what `other` does.
    func mayDiffer(from other: ResolvedSource) -> Bool {
        let own = arriving.element.components.map(\.type)
        return own != other.arriving.element.components.map(\.type) || own.contains(nil)
    }
}
