extension SpecWriter {
    private static let inputNames = [
        "tap", "refresh", "viewDidLoad", "query", "select", "name", "saveTap", "row", "toggle", "load", "retry",
        "email",
        "password", "submit", "scrolled", "edit", "closeTap", "pick", "next", "appear",
    ]
    private static let outputNames = [
        "title", "rows", "items", "isEnabled", "detail", "shown", "route", "message", "saved", "found", "summary",
        "badge",
        "total", "closed", "profile", "header", "progress", "selected", "visible", "latestItem",
    ]
    private static let stateNames = ["page", "selection", "draft", "cache", "last", "history", "mode", "attempts"]

    private mutating func size(_ median: Int) -> Int {
        dice.pick(weighed: [
            (20, max(1, median - 2)), (25, max(1, median - 1)), (25, median), (12, median + 1), (8, median + 3),
            (5, median + 6), (1, median + 12),
        ])
    }

    /// Writes the inputs.
    mutating func writeInputs() {
        let count = size(3)
        if shape == .stored || shape == .fields && dice.chance(30) {
            let kind =
                shape == .stored
                ? kind(["PublishRelay", "PublishSubject"], ["PassthroughSubject"])
                : kind(
                    ["Driver", "Observable", "ControlEvent", "Signal", "PublishRelay", "PublishSubject", "Infallible"],
                    ["AnyPublisher", "PassthroughSubject"]
                )
            note("inputs \(kind)")
            draft.head(kind, of: "inputs")
        }
        for _ in 0..<count {
            let name = names.make(Self.inputNames, using: &dice)
            var port = PortDraft(name: name, element: element(), role: .input, isCase: shape == .events)
            var labels: [String] = []
            if port.isCase {
                if case .tuple(let parts) = port.element { labels = parts.compactMap(\.label) }
            } else if shape == .fields, dice.chance(6), port.element != .void {
                port.isField = true
                note("plain input")
            } else if shape == .fields, dice.chance(18) {
                port.kind = pinnedInput(port.element)
            }
            if let kind = port.kind { note("input \(kind)") }
            draft.add(.port(port), to: "inputs")
            let stream = Stream(
                name: name,
                element: port.element,
                hasValue: port.isField,
                rank: 0,
                labels: labels,
                isCase: port.isCase
            )
            if !port.isField, dice.chance(3) {
                note("unused input")
                draft.add(.flow(FlowDraft(sources: [name], sink: "ignore")), to: "flows")
                continue
            }
            if port.isField { values.append(stream) } else { streams.append(stream) }
            unused.append(name)
        }
    }

    private mutating func pinnedInput(_ element: Element) -> String {
        kind(
            [
                "Driver", "Signal", "ControlEvent", "ControlProperty", "PublishRelay", "PublishSubject", "Infallible",
                "Observable", "BehaviorRelay",
            ],
            ["PassthroughSubject", "CurrentValueSubject", "AnyPublisher"]
        )
    }

    /// Writes the states.
    mutating func writeStates() {
        guard dice.chance(35) else { return }
        for _ in 0..<dice.number(1...2) {
            let name = names.make(Self.stateNames, using: &dice)
            var type = element()
            if type == .void { type = .int }
            note("state")
            var port = PortDraft(
                name: name,
                element: type,
                role: .state,
                value: type.literal(dice.number(0...5), known: true)
            )
            if case .optional = type, dice.chance(50) { port.value = nil }
            keep(&port)
            wrap(&port)
            draft.add(.port(port), to: "state")
            streams.append(Stream(name: name, element: type, hasValue: true, rank: streams.count + 1))
        }
    }

    private mutating func keep(_ port: inout PortDraft) {
        guard port.element.isKept, port.value != nil, dice.chance(12) else { return }
        if !values.contains(where: { $0.name == "defaults" }) {
            draft.add(
                .line(dice.pick(["defaults: UserDefaults = .standard", "var defaults: UserDefaults"])),
                to: "init"
            )
            values.append(Stream(name: "defaults", element: .closure(.void), hasValue: true, rank: 0))
        }
        note("persist")
        port.persist = "defaults \"\(port.name)Key\""
    }

    /// What is there from the beginning and holds values of `element`; `defaults` only stands among the closures.
    private func known(_ element: Element) -> Stream? {
        values.first { $0.element == element && $0.rank == 0 && $0.name != "defaults" }
    }

    /// Writes the outputs.
    mutating func writeOutputs() {
        if shape == .fields, dice.chance(20) {
            let kind = kind(
                ["Driver", "Observable", "PublishRelay", "Signal"],
                ["AnyPublisher", "PassthroughSubject"]
            )
            note("outputs \(kind)")
            draft.head(kind, of: "outputs")
        }
        let head = draft.sections.first { $0.key == "outputs" }?.head ?? ""
        for _ in 0..<size(3) {
            let twin = sharedName()
            let name = twin ?? names.make(Self.outputNames, using: &dice)
            var port = PortDraft(name: name, element: element(), role: .output, isCase: shape == .events)
            let mayHaveValue = ["", "Driver", "Observable", "AnyPublisher"].contains(head)
            if !port.isCase, port.element != .void, mayHaveValue, dice.chance(45) {
                port.value = port.element.literal(dice.number(0...5), known: true)
                keep(&port)
                if port.persist == nil, let known = known(port.element),
                    !draft.ports("inputs").contains(where: { $0.name == known.name }), dice.chance(40),
                    !hasWrappedOutputs
                {
                    note("value of a parameter")
                    port.value = Names.quoted(known.name)
                }
            }
            if !port.isCase, dice.chance(20) { port.kind = pinnedOutput(port, persisted: port.persist != nil) }
            if let kind = port.kind { note("output \(kind)") }
            if !port.isCase, shape == .fields, port.value != nil, port.kind == nil, port.persist == nil, dice.chance(6)
            {
                port.isField = true
                note("plain output")
            }
            wrap(&port)
            draft.add(.port(port), to: "outputs")
            if port.isField || port.isCase { continue }
            var stream = Stream(
                name: name,
                element: port.element,
                hasValue: port.value != nil,
                rank: streams.count + 1
            )
            if twin != nil { (stream.name, stream.member) = ("output.\(name)", Names.quoted(name)) }
            streams.append(stream)
        }
        writeFlags(mayHaveValue: ["", "Driver", "Observable", "AnyPublisher"].contains(head))
    }

    private mutating func writeFlags(mayHaveValue: Bool) {
        guard shape != .events, dice.chance(30) else { return }
        let name = names.make(["isLoading", "isBusy", "isRefreshing"], using: &dice)
        var port = PortDraft(name: name, element: .bool, role: .output, value: "false")
        if !mayHaveValue || dice.chance(20) {
            let kinds =
                hasWrappedOutputs
                ? ["CurrentValueSubject"] : ["CurrentValueSubject", isStruct ? "AnyPublisher" : "Published"]
            port.kind = kind(["BehaviorRelay", "BehaviorSubject"], kinds)
            note("flag \(port.kind ?? "")")
        }
        flags.append(name)
        draft.add(.port(port), to: "outputs")
    }

    private mutating func pinnedOutput(_ port: PortDraft, persisted: Bool) -> String? {
        if hasWrappedOutputs {
            let held = port.value != nil
            return isRx
                ? (held ? "BehaviorRelay" : "PublishRelay") : (held ? "CurrentValueSubject" : "PassthroughSubject")
        }
        if port.value != nil {
            return kind(
                ["Driver", "BehaviorRelay", "BehaviorSubject", "Observable", "Infallible"],
                ["CurrentValueSubject", "AnyPublisher", isStruct ? "AnyPublisher" : "Published"]
            )
        }
        return kind(
            ["Driver", "Signal", "Observable", "PublishRelay", "PublishSubject", "ControlEvent", "Infallible"],
            ["AnyPublisher", "PassthroughSubject"]
        )
    }
}
