import VMGenModel

/// Builds the graph of a resolved spec.
package struct GraphBuilder {
    private let spec: ViewModelSpec
    private var graph: FlowGraph
    private var indices: [String: Int] = [:]

    /// The graph of `spec`.
    package static func graph(of spec: ViewModelSpec) -> FlowGraph {
        var builder = GraphBuilder(spec)
        builder.build()
        return builder.graph
    }

    private init(_ spec: ViewModelSpec) {
        self.spec = spec
        graph = FlowGraph(title: spec.declaration.name.text)
    }

    private mutating func build() {
        for port in spec.inputs {
            add(.input, "input.\(port.name.text)", [port.name.text, Self.short(port.element.text)], port.name.text)
        }
        for event in spec.inputEvents {
            add(.input, "event.\(event.name.text)", [".\(event.name.text)"], event.name.text)
        }
        for port in spec.states {
            add(.state, "state.\(port.name.text)", [port.name.text, Self.short(port.element.text)], port.name.text)
        }
        for port in spec.outputs {
            let stored = port.persistence.map { ["kept as \"\($0.key.text)\""] } ?? []
            add(
                .output,
                "output.\(port.name.text)",
                [port.name.text, Self.short(port.element.text)] + stored,
                port.name.text
            )
        }
        for event in spec.outputEvents {
            add(.output, "sent.\(event.name.text)", [".\(event.name.text)"], event.name.text)
        }
        for flow in spec.flows { add(flow) }
        if let failures = spec.failures, let from = indices["errors"] {
            finish(chain(failures.steps, from: [from]), at: failures.sink)
        }
    }

    private mutating func add(_ kind: FlowGraph.Kind, _ key: String, _ lines: [String], _ name: String) {
        if indices[key] == nil { indices[key] = graph.add(kind, lines.filter { $0 != "Void" }, name: name) }
    }

    private mutating func node(_ kind: FlowGraph.Kind, _ key: String, _ lines: [String]) -> Int {
        if let index = indices[key] { return index }
        let index = graph.add(kind, lines)
        indices[key] = index
        return index
    }

    private mutating func node(of source: FlowSource.Kind) -> Int {
        switch source {
        case .input(let index): indices["input.\(spec.inputs[index].name.text)"] ?? 0
        case .inputEvent(let index): indices["event.\(spec.inputEvents[index].name.text)"] ?? 0
        case .output(let index): indices["output.\(spec.outputs[index].name.text)"] ?? 0
        case .state(let index): indices["state.\(spec.states[index].name.text)"] ?? 0
        case .named(let name): node(.steps, "named.\(name)", [name])
        case .expression(let text): node(.input, "stream.\(text.text)", [Self.short(text.text)])
        case .helper(let call, _): helper(call)
        case .start: node(.input, "start", ["start"])
        }
    }

    /// The node of a call that is given streams, or returns several.
    private mutating func helper(_ call: HelperCall) -> Int {
        let key = "stream.\(call.text.text)"
        if let index = indices[key] { return index }
        let given = call.given.map { node(of: $0.kind) }
        let own = node(.input, key, [Self.short(call.text.text)])
        for index in given { graph.connect(index, own, .flow) }
        return own
    }

    private mutating func add(_ flow: Flow) {
        let sources = flow.sources.map { node(of: $0.kind) }
        let ends = chain(flow.steps, from: sources, failure: flow.failure)
        finish(ends, at: flow.sink)
    }

    /// Adds the nodes of `steps` behind `sources`, and returns those that the chain ends in.
    private mutating func chain(_ steps: [FlowStep], from sources: [Int], failure: FailureFlow? = nil) -> [Int] {
        var current = sources
        var plain: [FlowStep] = []
        for step in steps {
            guard case .work(let call, let loading) = step.argument else {
                plain.append(step)
                continue
            }
            current = add(plain, behind: current)
            plain = []
            let work = graph.add(.work, [Self.short(Self.callee(call.text.text)), step.kind.word])
            for index in current { graph.connect(index, work, .flow) }
            for flag in loading {
                if case .source(let source) = flag.kind { graph.connect(work, node(of: source), .flag) }
            }
            for end in step.until { graph.connect(node(of: end.kind), work, .ends) }
            if call.canFail || call.canThrow { fail(work, failure) }
            current = [work]
        }
        return add(plain, behind: current)
    }

    private mutating func fail(_ work: Int, _ failure: FailureFlow?) {
        if let failure {
            guard failure.sink.kind.isKept || !failure.steps.isEmpty else { return }
            let caught = graph.add(.failure, ["catch"] + failure.steps.map(Self.line))
            graph.connect(work, caught, .fails)
            finish([caught], at: failure.sink)
        } else if let failures = spec.failures, failures.sink.kind.isKept {
            graph.connect(work, node(.failure, "errors", ["errors"]), .fails)
        }
    }

    /// One node for `steps`, with what they look at.
    private mutating func add(_ steps: [FlowStep], behind sources: [Int]) -> [Int] {
        guard !steps.isEmpty else { return sources }
        let isCall = steps.allSatisfy { $0.kind == .do }
        let index = graph.add(isCall ? .call : .steps, steps.map(Self.line))
        for source in sources { graph.connect(source, index, .flow) }
        for step in steps {
            guard case .streams(let references) = step.argument else { continue }
            for reference in references {
                if case .source(let source) = reference.kind { graph.connect(node(of: source), index, .reads) }
            }
        }
        return [index]
    }

    private mutating func finish(_ ends: [Int], at sink: FlowSink) {
        var targets: [Int] = []
        switch sink.kind {
        case .output(let index): targets = [node(of: .output(index))]
        case .state(let index): targets = [node(of: .state(index))]
        case .outputEvent(let index, _): targets = [indices["sent.\(spec.outputEvents[index].name.text)"] ?? 0]
        case .named(let name, _): targets = [node(.steps, "named.\(name.text)", [name.text])]
        case .expression(let text): targets = [node(.call, "sink.\(text.text)", [Self.short(text.text)])]
        case .call(let call):
            let name = Self.short(Self.callee(call.text.text))
            targets = [node(.call, "call.\(name)", [name])]
        case .set(let assignments):
            for assignment in assignments {
                switch assignment.target {
                case .output(let index): targets.append(node(of: .output(index)))
                case .state(let index): targets.append(node(of: .state(index)))
                case .variable(let name): targets.append(node(.state, "variable.\(name)", [name]))
                }
            }
        case .ignore: break
        }
        for end in ends {
            for target in targets { graph.connect(end, target, .flow) }
        }
    }

    private static func callee(_ call: String) -> String { String(call.prefix { $0 != "(" && $0 != "{" }) }

    private static func line(_ step: FlowStep) -> String {
        if case .verbatim = step.argument { return "swift …" }
        if case .invocation(let call) = step.argument { return "\(step.kind.word) \(short(callee(call.text.text)))" }
        return short(step.text.text)
    }

    /// `text` on one line of at most 30 characters; what stands in braces is left out first.
    private static func short(_ text: String) -> String {
        let limit = 30
        guard text.count > limit else { return text }
        if let open = text.firstIndex(of: "{"), text.hasSuffix("}") { return text[..<open] + "{ … }" }
        return text.prefix(limit - 1) + "…"
    }
}

extension FlowSink.Kind {
    /// Whether what arrives is not dropped.
    fileprivate var isKept: Bool { if case .ignore = self { false } else { true } }
}
