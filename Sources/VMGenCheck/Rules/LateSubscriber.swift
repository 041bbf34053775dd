import VMGenDiagnostics
import VMGenModel

/// An output that follows what has a value at every time, and does not give it to a late subscriber.
enum LateSubscriber: Rule {
    package static let id = "late-subscriber"

    /// The outputs of `draft` that are fed by `flows` from nothing but what has a value at every time, while their kind
    /// shares values without a replay.
    static func check(_ draft: SpecDraft, flows: [Flow]) -> [Finding] {
        draft.outputs.ports.enumerated().compactMap { index, port in
            guard let kind = port.kind, port.initialValue == nil, !port.isVoid, losesValues(port, kind) else {
                return nil
            }
            let feeding = flows.filter { feeds($0, index) }
            guard !feeding.isEmpty, !flows.contains(where: { $0.failure.map { isOutput($0.sink, index) } ?? false }),
                feeding.allSatisfy({ keepsValues($0, flows: flows, draft: draft) }),
                let source = feeding[0].sources.first?.text.text
            else { return nil }
            let name = port.name.text
            let type = port.element.text
            if port.isPinned {
                let holder = draft.runtime.stateKind.map { draft.runtime.type(of: $0, element: type) } ?? type
                return warning(
                    "`\(name)` follows `\(source)`, which has a value at every time, but a `\(kind.name)` keeps none, so the "
                        + "first is gone before anyone subscribes; pin `\(name): \(holder) = \(firstValue(of: type))`, or "
                        + "leave the kind out",
                    at: port.name.range
                )
            }
            guard let replaying = draft.runtime.replayingKind else { return nil }
            return warning(
                "`\(name)` follows `\(source)`, which has a value at every time, but a `\(kind.name)` gives a late "
                    + "subscriber none; write `\(name): \(type) = \(firstValue(of: type))`, or pin "
                    + "`\(name): \(replaying.name)<\(type)>`",
                at: port.name.range
            )
        }
    }

    /// Whether a value that comes before a subscription is lost: with a pinned relay, and with the default kind of events
    /// where that shares without a replay. Another kind is pinned on purpose.
    private static func losesValues(_ port: Port, _ kind: StreamKind) -> Bool {
        if port.isPinned { return kind.traits.isSuperset(of: [.waits, .takesValues]) }
        return kind.traits.contains(.deliversOnMain) && !kind.traits.contains(.replays)
    }

    private static func feeds(_ flow: Flow, _ index: Int) -> Bool { isOutput(flow.sink, index) }

    private static func isOutput(_ sink: FlowSink, _ index: Int) -> Bool {
        if case .output(index) = sink.kind { return true }
        return false
    }

    /// Whether a subscriber of `flow` would get a value at once: all that it starts from has one, and no step drops it.
    private static func keepsValues(_ flow: Flow, flows: [Flow], draft: SpecDraft) -> Bool {
        let steps: Set<StepKind> = [.map, .distinct, .replace, .combine, .zip, .with, .start, .share]
        guard flow.steps.allSatisfy({ steps.contains($0.kind) }) else { return false }
        return flow.sources.allSatisfy { source in
            switch source.kind {
            case .state: return true
            case .output(let index): return draft.outputs.ports[index].isStateful
            case .named(let name):
                let definition = flows.first { flow in
                    if case .named(let own, _) = flow.sink.kind { return own.text == name }
                    return false
                }
                return definition.map { keepsValues($0, flows: flows, draft: draft) } ?? false
            case .input, .inputEvent, .expression, .start: return false
            }
        }
    }

    /// A first value of `type` where one is plain to see.
    private static func firstValue(of type: String) -> String {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        return ["String": "\"\"", "Int": "0", "Double": "0", "Bool": "false"][type] ?? "…"
    }
}

extension Runtime {
    /// The kind of an output that a late subscriber gets the latest value from, without a value of its own.
    fileprivate var replayingKind: StreamKind? {
        kinds.first {
            $0.traits.isSuperset(of: [.replays, .deliversOnMain, .output]) && !$0.traits.contains(.takesValues)
        }
    }
}
