import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Something after `while` that cannot show that work runs.
enum LoadingFlag: Rule {
    package static let id = "loading-flag"

    /// What is wrong with `port` after `while`; nil where it is a `Bool` with a value.
    static func check(_ port: Port, at place: SourceRange) -> Finding? {
        let name = port.name.text
        let note: [(message: String, range: SourceRange)] = [("declared here", port.name.range)]
        if TypeText(port.element.text).certainlyDiffers(from: TypeText("Bool")) {
            return error("`while` shows that work runs in a `Bool`, and `\(name)` is not", at: place, notes: note)
        }
        guard port.isStateful else {
            let message = "`\(name)` shows that work runs, so it has a value from the start: `\(name): Bool = false`"
            return error(message, at: place, notes: note)
        }
        if let value = port.initialValue, value.text != "false" {
            let message = "`\(name)` shows that work runs, and none does at first: `\(name): Bool = false`"
            return error(message, at: value.range)
        }
        if let store = port.persistence?.store {
            return error(
                "`\(name)` shows that work runs, and none does after a launch; remove `persist`",
                at: store.range
            )
        }
        if port.isReadOutside, !port.isHolder, let visibility = port.visibility {
            let message =
                "`\(name)` shows that work runs, which a property that other modules see cannot hold; leave "
                + "`\(visibility.text) var` out, and add a variable that reads it: `public var isBusy: Bool { \(name) }`"
            return error(message, at: visibility.range)
        }
        return nil
    }

    /// The flag `name` shows work, and is to end it.
    static func endsItself(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` shows this work, and would end it as it begins; name what ends it, `until cancel`, or leave this out",
            at: name.range
        )
    }

    /// The flags among `names` that stand there twice.
    static func checkTwice(_ names: [Fragment]) -> [Finding] {
        var seen: Set<String> = []
        return names.compactMap { name in
            seen.insert(name.text).inserted
                ? nil : error("`\(name.text)` shows this work already; leave the second one out", at: name.range)
        }
    }

    /// Where flows change a field that work shows itself in.
    static func checkChanges(_ flows: [Flow], failures: FailureFlow?, draft: SpecDraft) -> [Finding] {
        var flags: [String: Fragment] = [:]
        for case .work(_, let loading) in flows.steps(and: failures).map(\.argument) {
            for flag in loading where flags[flag.text.text] == nil { flags[flag.text.text] = flag.text }
        }
        guard !flags.isEmpty else { return [] }
        let sinks = flows.flatMap { [$0.sink, $0.failure?.sink] } + [failures?.sink]
        return sinks.compactMap { $0 }.flatMap { changes(by: $0, draft) }.compactMap { name in
            guard let flag = flags[name.text] else { return nil }
            let message =
                "`\(name.text)` shows that work runs, so nothing else can change it; "
                + "give what else is to be shown a field of its own"
            return error(message, at: name.range, notes: [("shows work here", flag.range)])
        }
    }

    /// The names of the fields that `sink` changes, where they stand.
    private static func changes(by sink: FlowSink, _ draft: SpecDraft) -> [Fragment] {
        switch sink.kind {
        case .output(let index): [Fragment(draft.outputs.ports[index].name.text, sink.text.range)]
        case .state(let index): [Fragment(draft.states.ports[index].name.text, sink.text.range)]
        case .set(let assignments): assignments.map(\.name)
        default: []
        }
    }

    /// `name` is neither an output nor a state; nil for the `member` that it is means that the app keeps it, or a dependency.
    static func notAFlag(_ name: Fragment, _ member: Namespace.Member?) -> Finding {
        if name.text.contains(" ") || ["!", "("].contains(name.text.prefix(1)),
            let flag = SwiftText.freeNames(in: name).first
        {
            return error("`while` takes names alone: `while \(flag.text)`", at: name.range)
        }
        let way =
            switch member {
            case .parameter, .variable, nil: "and hand it on, `isBusy -> \(name.text)`"
            case .input, .inputEvent, .output, .state, .named, .request, .logic: "and write `while isBusy`"
            }
        return error(
            "`while` shows that work runs in an output or a state, and `\(name.text)` is neither; declare a state, "
                + "`isBusy: Bool = false`, \(way)",
            at: name.range
        )
    }
}

extension FlowStep {
    /// Whether it is work that shows itself in `source`.
    func showsItself(in source: FlowSource) -> Bool {
        guard case .work(_, let loading) = argument else { return false }
        return loading.contains { $0.place == source.place }
    }
}
