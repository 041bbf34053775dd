extension SpecWriter {
    /// What arrives at a step.
    enum Arriving: Sendable {
        case single(Element)
        case several([Element])
    }

    /// A flow while it is written.
    struct Chain: Sendable {
        var sources: [String] = []
        var steps: [String] = []
        var arriving = Arriving.single(.void)
        var rank = 0
        var labels: [String] = []
        /// Whether some work of it can fail.
        var fails = false
        /// Whether it does work.
        var works = false
    }

    /// Writes a flow for each output that needs one, for each input that none used, and some more.
    mutating func writeFlows() {
        for port in draft.ports("outputs") where !port.isField && !flags.contains(port.name) {
            let rank = streams.first { $0.name == port.name || $0.name == "output.\(port.name)" }?.rank ?? 1_000
            for _ in 0..<dice.pick(weighed: [(80, 1), (20, 2)]) { writeFlow(to: port, below: rank) }
        }
        for port in draft.ports("state") where dice.chance(75) {
            writeFlow(to: port, below: streams.first { $0.name == port.name }?.rank ?? 1_000)
        }
        while let name = unused.first, !streams.isEmpty || !values.isEmpty {
            writeEnding(from: name)
            unused.removeAll { $0 == name }
        }
        if dice.chance(15) { writeStart() }
    }

    private mutating func writeFlow(to port: PortDraft, below rank: Int) {
        var chain = begin(below: rank)
        addSteps(to: &chain)
        let isSet = port.hasValue && !port.isCase && dice.chance(30)
        let dot = port.isCase && port.element != .void
        let sink: String
        if isSet || dot {
            if dice.chance(60) { addWork(to: &chain, answering: nil) }
            let value = swift(port.element, from: chain, labels: true, members: isSet)
            sink = isSet ? "set \(port.name) = \(value)" : ".\(Names.quoted(port.name))(\(argument(value, of: port)))"
            note(isSet ? "sink set" : "sink event")
        } else {
            if case .void = port.element {
                if dice.chance(30) { addWork(to: &chain, answering: nil) }
            } else {
                convert(&chain, to: port.element)
            }
            sink = port.isCase ? ".\(Names.quoted(port.name))" : port.name
            note(port.role == .state ? "sink state" : "sink output")
        }
        end(chain, sink: sink, failing: port)
    }

    /// The arguments of an event's case.
    private mutating func argument(_ value: String, of port: PortDraft) -> String {
        guard case .tuple(let parts) = port.element else { return value }
        return parts.map { part in
            (part.label.map { "\($0): " } ?? "") + part.element.literal(dice.number(0...9), known: true)
        }.joined(separator: ", ")
    }

    /// Writes a flow for the input `name`, to somewhere.
    private mutating func writeEnding(from name: String) {
        guard let stream = streams.first(where: { $0.name == name }) else {
            if let input = streams.first(where: { $0.rank == 0 }) {
                var chain = Chain(input)
                chain.take([values.first { $0.name == name }].compactMap { $0 })
                note("step with")
                writeLast(chain)
            } else {
                var chain = Chain(sources: ["start"])
                chain.take([values.first { $0.name == name }].compactMap { $0 })
                writeLast(chain)
            }
            return
        }
        var chain = Chain(stream)
        addSteps(to: &chain)
        writeLast(chain)
    }

    private mutating func writeStart() {
        note("source start")
        writeLast(Chain(sources: ["start"]))
    }

    /// Ends `chain` in a call or in work.
    private mutating func writeLast(_ chain: Chain) {
        var chain = chain
        switch dice.number(0...3) {
        case 0:
            addWork(to: &chain, answering: nil)
            note("sink ignore")
            end(chain, sink: "ignore", failing: nil)
        case 1:
            note("sink call logic")
            end(chain, sink: "call " + logicCall(from: chain, answer: .void), failing: nil)
        case 2 where dice.chance(30) && chain.elements.count == 1: writeIntoService(chain)
        case 2 where chain.steps.isEmpty || !chain.works:
            writeNamed(chain)
        default:
            note("sink call dependency")
            end(chain, sink: "call " + passing(from: chain), failing: nil)
        }
    }

    /// Ends `chain` in a relay or a property of a service.
    private mutating func writeIntoService(_ chain: Chain) {
        let index = someService()
        if services[index].isWeak { return writeNamed(chain) }
        let element = chain.elements[0]
        let name = "target\(services[index].properties.count)"
        let path = Names.quoted(services[index].name) + "."
        if services[index].kind != .opaque, dice.chance(40) {
            note("set service property")
            services[index].properties.append((name, element.text, true, element.literal(1, known: true)))
            draft.arguments["\(services[index].name).\(name)"] = element
            if services[index].kind == .declared { services[index].isForClasses = true }
            if [.existing, .listed].contains(services[index].kind) { services[index].isForClasses = true }
            end(chain, sink: "set \(path)\(name) = $0", failing: nil)
        } else {
            note("sink dependency")
            let kind = kind(["PublishRelay", "PublishSubject"], ["PassthroughSubject"])
            services[index].properties.append((name, stream(kind, of: element), false, made(kind, of: element)))
            end(chain, sink: path + name, failing: nil)
        }
    }

    /// Ends `chain` in a name, and lets another flow start from it.
    private mutating func writeNamed(_ chain: Chain) {
        note("sink as")
        let name = names.make(["term", "trigger", "loaded", "incoming", "chosen"], using: &dice)
        var typed = ""
        if case .single(let element) = chain.arriving, dice.chance(25) {
            note("sink as with a type")
            let isFunction = if case .closure = element { true } else { false }
            typed = isFunction ? ": (\(element.text))" : ": \(element.text)"
        }
        end(chain, sink: "as \(name)\(typed)", failing: nil)
        for _ in 0..<dice.number(1...2) {
            let next = Chain(sources: [name], arriving: chain.arriving, rank: chain.rank)
            end(next, sink: "call " + logicCall(from: next, answer: .void), failing: nil)
        }
    }

    /// Adds the flow, with a `catch` or what its failures ask for.
    mutating func end(_ chain: Chain, sink: String, failing port: PortDraft?) {
        var flow = FlowDraft(sources: chain.sources, steps: chain.steps, sink: sink)
        flow.isTall = dice.chance(10)
        for source in chain.sources { unused.removeAll { $0 == source } }
        var caught: String?
        if chain.fails {
            if dice.chance(25) {
                note("catch")
                if let port, !port.isCase, port.element != .void, dice.chance(60) {
                    let value = port.element.literal(dice.number(0...9), known: false)
                    flow.caught = ["replace with \(value)", port.name]
                } else if dice.chance(25) {
                    caught = names.make(["trouble", "caught", "refusal"], using: &dice)
                    note("catch as")
                    flow.caught = ["as \(caught ?? "")"]
                } else {
                    flow.caught = ["ignore"]
                }
            } else {
                failsSomewhere = true
            }
        }
        draft.add(.flow(flow), to: "flows")
        guard let caught else { return }
        let next = Chain(sources: [caught], arriving: .single(.error(errorName)))
        end(next, sink: "call " + passing(from: next), failing: nil)
    }

    /// Writes failures that have a name, and from which flows start.
    private mutating func writeNamedFailures() {
        note("errors as")
        let name = names.make(["problem", "mishap"], using: &dice)
        draft.add(.flow(FlowDraft(sources: ["errors"], sink: "as \(name)")), to: "flows")
        let chain = Chain(sources: [name], arriving: .single(.error(errorName)))
        for _ in 0..<dice.number(1...2) { end(chain, sink: "call " + passing(from: chain), failing: nil) }
    }

    /// Writes where failures go.
    mutating func writeFailures() {
        guard failsSomewhere else { return }
        note("errors flow")
        let error = Element.error(errorName)
        if dice.chance(15) { return writeNamedFailures() }
        guard dice.chance(75) else {
            draft.add(.flow(FlowDraft(sources: ["errors"], sink: "ignore")), to: "flows")
            return
        }
        let name = names.make(["error", "failure", "alert"], using: &dice)
        var flow = FlowDraft(sources: ["errors"], sink: name)
        var port = PortDraft(name: name, element: error, role: .output, isCase: shape == .events)
        switch dice.number(0...3) {
        case 0:
            port.element = .string
            flow.steps = port.isCase ? [] : ["map { $0.localizedDescription }"]
        case 1 where !port.isCase:
            port.element = .void
        default: break
        }
        if port.isCase {
            flow.sink = ".\(Names.quoted(name))(\(port.element == .string ? "$0.localizedDescription" : "$0"))"
        } else if dice.chance(20) {
            let taking = kind(["PublishRelay", "PublishSubject"], ["PassthroughSubject"])
            let any = kind(["PublishRelay", "PublishSubject", "Observable", "Driver"], ["PassthroughSubject"])
            port.kind = hasWrappedOutputs ? taking : any
        }
        draft.add(.port(port), to: "outputs")
        draft.add(.flow(flow), to: "flows")
    }
}
