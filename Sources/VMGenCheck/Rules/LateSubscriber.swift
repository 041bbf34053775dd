import VMGenModel
import VMGenSpec

/// An output that follows what has a value at every time, and does not give it to a late subscriber.
enum LateSubscriber: Rule {
    package static let id = "late-subscriber"

    /// The outputs of `spec` whose first value comes before anybody listens.
    static func check(_ spec: ViewModelSpec) -> [Finding] { following(spec) + starting(spec) }

    /// The outputs that hold nothing, and that a flow tells a first value while the view model is wired.
    private static func starting(_ spec: ViewModelSpec) -> [Finding] {
        spec.flows.compactMap { flow in
            guard let index = flow.sink.outputIndex, spec.facts.outputs[index].held?.kind == .event,
                let start = flow.steps.lastIndex(where: { $0.kind == .start }),
                case .expression(let value) = flow.steps[start].argument,
                flow.steps[start...].dropFirst().allSatisfy({ $0.kind.traits.contains(.passesFirst) })
            else { return nil }
            let port = spec.outputs[index]
            let type = port.element.text
            let holder = port.isPinned ? spec.runtime.stateKind.map { spec.runtime.type(of: $0, element: type) } : nil
            let first = start + 1 == flow.steps.count ? value.text : firstValue(of: type)
            let declaration = "write `\(port.name.text): \(holder ?? type) = \(first)`, which keeps it"
            return warning(
                "`start with` tells `\(port.name.text)` its first value while the view model is wired, when nobody listens yet; "
                    + (port.isVoid ? "leave it out" : declaration),
                at: value.range
            )
        }
    }

    /// The outputs that are fed by flows from nothing but what has a value at every time, while their kind shares values
    /// without a replay.
    private static func following(_ spec: ViewModelSpec) -> [Finding] {
        let feedsOfOutputs = spec.feedsOfOutputs
        let speaking = SpeakingFlows(spec)
        return spec.outputs.enumerated().compactMap { index, port in
            guard let kind = port.kind, port.initialValue == nil, !port.isVoid, losesValues(port, kind) else {
                return nil
            }
            let feeds = feedsOfOutputs[index]
            guard case .flow(let first)? = feeds.first, let source = spec.flows[first].sources.first?.text.text,
                feeds.allSatisfy(speaking.contains)
            else { return nil }
            let name = port.name.text
            let type = port.element.text
            if port.isPinned {
                let holder = spec.runtime.stateKind.map { spec.runtime.type(of: $0, element: type) } ?? type
                return warning(
                    "`\(name)` follows `\(source)`, which has a value at every time, but a `\(kind.name)` keeps none, so the "
                        + "first is gone before anyone subscribes; pin `\(name): \(holder) = \(firstValue(of: type))`, or "
                        + "leave the kind out",
                    at: port.name.range
                )
            }
            guard let replaying = spec.runtime.replayingKind else { return nil }
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

    /// A first value of `type` where one is plain to see.
    private static func firstValue(of type: String) -> String {
        if TypeText.isOptional(type) { return "nil" }
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
