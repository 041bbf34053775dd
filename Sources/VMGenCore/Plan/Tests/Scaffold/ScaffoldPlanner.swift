/// Plans the user's test file: a test for each flow that ends in hand-written logic, or for each flow where there is no
/// logic. What is given and what happens is laid out; what is seen is the user's to say, and until then the test is skipped.
struct ScaffoldPlanner {
    /// What the tests are made with.
    let bench: TestBench
    /// How they are written.
    let dialect: TestDialect
    /// Whether the test target has a harness.
    let hasHarness: Bool

    /// Why the tests are skipped.
    static let reason = "not written yet"

    /// The tests.
    var tests: [GeneratedTest] {
        let written = spec.flows.filter { $0.invocations.contains(where: \.isHandWritten) }
        let flows = written.isEmpty ? spec.flows : written
        let bases = flows.map { flow in flow.sources.map { Self.words($0.text.text) }.joined(separator: "Or") }
        var names: Set<String> = []
        return zip(flows, bases).map { flow, base in
            let isShared = bases.filter { $0 == base }.count > 1
            let full = isShared ? "\(base)To\(Self.words(flow.sink.text.text))" : base
            var name = full
            var count = 2
            while !names.insert(name).inserted {
                name = full + String(count)
                count += 1
            }
            let lowercased = name.prefix(1).lowercased() + name.dropFirst()
            var test = GeneratedTest(name: lowercased, documentation: "`\(flow.text.text)`", body: body(of: flow))
            test.skip = Self.reason
            return test
        }
    }

    /// The file, for a module of the given name.
    func plan(module: String?) -> ScaffoldPlan {
        let name = bench.harness.viewModel.testName + "Tests"
        let tests = tests
        let usesHarness = tests.contains { !$0.body.isEmpty }
        let modules = usesHarness ? bench.harness.viewModel.imports.modules : []
        return ScaffoldPlan(
            module: module,
            imports: Set(modules + [dialect.module]).sorted(),
            declaration: dialect.declaration(name),
            tests: tests.map { test in
                TestPlan(
                    documentation: [test.documentation],
                    signature: dialect.signature(of: test),
                    body: dialect.body(of: test)
                )
            }
        )
    }

    private var spec: ViewModelSpec { bench.spec }

    /// The harness, what sets `flow` off, and how what it does is looked at.
    private func body(of flow: Flow) -> [TestStatement] {
        guard hasHarness, bench.obstacle == nil else { return [] }
        var body: [TestStatement] = [.comment("given")]
        body += TestSetup(bench).statements
        body += [.blank, .comment("when")]
        let triggers = flow.sources.prefix(1).flatMap { trigger($0.kind, depth: 0) }
        body += triggers.isEmpty ? [.line("await harness.settle()")] : triggers
        body += [.blank, .comment("then"), .comment(seen(flow.sink.kind))]
        return body
    }

    /// What lets a source speak.
    private func trigger(_ source: FlowSource.Kind, depth: Int) -> [TestStatement] {
        switch source {
        case .input(let index):
            let port = spec.inputs[index]
            guard let value = port.isVoid ? "" : bench.values(ofInput: index).first else { return [] }
            return [.line("harness.\(SwiftText.escapedMember(port.name.text))(\(value))")]
        case .inputEvent(let index):
            let event = spec.inputEvents[index]
            let values = event.payload.map { bench.values.values(of: $0.type).first }
            guard !values.contains(where: { $0 == nil }) else { return [] }
            let arguments = zip(event.payload, values).map { parameter, value in
                (parameter.label.map { "\($0): " } ?? "") + (value ?? "")
            }
            return [.line("harness.\(SwiftText.escapedMember(event.name.text))(\(arguments.joined(separator: ", ")))")]
        case .named(let name):
            let flow = spec.flows.first { flow in
                if case .named(let named, _) = flow.sink.kind { named.text == name } else { false }
            }
            guard let flow, depth < spec.flows.count else { return [] }
            let isJoined = flow.steps.first.map { $0.kind == .combine || $0.kind == .zip } ?? false
            return flow.sources.prefix(isJoined ? flow.sources.count : 1).flatMap { trigger($0.kind, depth: depth + 1) }
        case .output, .state, .expression, .start: return []
        }
    }

    /// How what ends in `sink` is looked at.
    private func seen(_ sink: FlowSink.Kind) -> String {
        switch sink {
        case .output(let index) where spec.outputs[index].isVoid:
            "await expect(harness.\(SwiftText.escapedMember(spec.outputs[index].name.text)).said.count, equals: …)"
        case .output(let index) where spec.outputs[index].isStateful:
            "await expect(harness.\(SwiftText.escapedMember(spec.outputs[index].name.text)).last, equals: …)"
        case .output(let index):
            "await expect(harness.\(SwiftText.escapedMember(spec.outputs[index].name.text)).said, equals: […])"
        case .outputEvent: "await expect(harness.output.said, equals: […])"
        default: "await expect(harness.…, equals: …)"
        }
    }

    /// The words before the first bracket or assignment as one: `UseCaseHeight` for `useCase.height`.
    private static func words(_ text: String) -> String {
        text.prefix { $0 != "(" && $0 != "=" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .map { String($0).capitalizedFirst }.joined()
    }
}

extension Invocation {
    /// Whether it calls a method that the user writes.
    var isHandWritten: Bool {
        if case .logic = target { return true }
        return false
    }
}
