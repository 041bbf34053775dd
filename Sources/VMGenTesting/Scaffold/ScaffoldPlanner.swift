import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

/// Plans the user's test file: a test for each flow that ends in hand-written logic and that no scenario sets off; all else is
/// tested by what is generated. How the flow is set off and looked at stands in comments: the file is the user's from then
/// on, and compiles whatever becomes of the spec.
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
        let played = played
        let told = Set(bench.routes.all.flows(from: ScenarioReach(statements, in: spec).told))
        let flows = spec.flows.enumerated().filter { index, flow in
            flow.invocations.contains(where: \.isHandWritten) && !told.contains(index) && !isSetOff(flow, by: played)
        }.map(\.element)
        let bases = flows.map { flow in flow.sources.map { Self.words($0.text.text) }.joined(separator: "Or") }
        let counts = bases.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var names = UniqueNames()
        return zip(flows, bases).map { flow, base in
            let name = names.next(counts[base, default: 0] > 1 ? "\(base)To\(Self.words(flow.sink.text.text))" : base)
            let lowercased = name.prefix(1).lowercased() + name.dropFirst()
            let isLaidOut = hasHarness && bench.obstacle == nil
            return GeneratedTest(
                name: lowercased,
                documentation: "`\(flow.text.text)`",
                given: isLaidOut ? TestSetup(bench, []).completed : [],
                steps: isLaidOut ? steps(of: flow) : [],
                skip: Self.reason
            )
        }
    }

    /// The file, for a module of the given name, where no generated test shows `untested`; `hasGenerated`: there are some.
    func plan(module: String?, untested: [UntestedFlow] = [], hasGenerated: Bool = true) -> ScaffoldPlan {
        ScaffoldPlan(
            viewModel: bench.spec.declaration.name.text,
            module: module,
            imports: [dialect.module],
            untested: untested.lines(of: spec),
            hasGenerated: hasGenerated,
            declaration: dialect.declaration("\(bench.harness.viewModel.testName)Tests"),
            tests: tests.map { plan($0) }
        )
    }

    /// `test` with what it does as comments.
    func plan(_ test: GeneratedTest) -> TestPlan {
        let lines = test.steps.isEmpty ? [] : TestWriter(bench: bench, dialect: dialect).body(of: test)
        let comments = lines.map { $0.isEmpty ? "//" : $0.hasPrefix("//") ? $0 : "// " + $0 }
        return TestPlan(
            documentation: [test.documentation],
            signature: dialect.signature(of: test),
            body: dialect.body(of: test, comments)
        )
    }

    private var spec: ViewModelSpec { bench.spec }

    /// What scenarios say.
    private var statements: [ScenarioStatement] { spec.scenarios.flatMap(\.steps).flatMap(\.statements) }

    /// What scenarios send, with the start where they look at that.
    private var played: Set<TestTrigger> {
        statements.reduce(into: []) { played, statement in
            switch statement.kind {
            case .send(let input, _): played.insert(.input(input))
            case .sendEvent(let event, _): played.insert(.event(event))
            case .start: played.insert(.start)
            case .set(.output(let index), _): played.insert(.published(.output(index)))
            case .set(.state(let index), _): played.insert(.published(.state(index)))
            default: break
            }
        }
    }

    /// Whether what scenarios `played` sets `flow` off.
    private func isSetOff(_ flow: Flow, by played: Set<TestTrigger>) -> Bool {
        flow.sources.contains { source in
            source.place == .start && played.contains(.start)
                || sends(source.kind, byAll: true).contains { played.contains($0.trigger) }
        }
    }

    /// What sets `flow` off, and how what it does is looked at.
    private func steps(of flow: Flow) -> [TestStep] {
        let sent = flow.sources.prefix(1).flatMap { sends($0.kind) }
        let steps: [TestStep] = sent.isEmpty ? [.settle] : sent.map { .send([$0.trigger.sending($0.values, in: spec)]) }
        return [.gap] + steps + [.gap, .comment(seen(flow.sink.kind))]
    }

    /// What lets `source` speak, through streams with names, outputs and states in a row however long; `byAll`: all that does, and not
    /// the first alone.
    private func sends(_ source: FlowSource.Kind, byAll: Bool = false) -> [TestSending] {
        var found: [TestSending] = []
        var seen: Set<FlowSource.Place> = []
        var open = [source]
        while let source = open.popLast() {
            if let trigger = bench.trigger(of: source.place) {
                if let values = trigger.payloads(bench).first {
                    found.append(TestSending(trigger: trigger, values: values))
                }
                continue
            }
            switch source {
            case .named, .output, .state:
                guard seen.insert(source.place).inserted else { break }
                let endings = bench.routes.all.ending(in: source.place)
                for index in byAll ? endings[...] : endings.prefix(1) {
                    let flow = spec.flows[index]
                    let isJoined = flow.steps.first.map { $0.kind == .combine || $0.kind == .zip } ?? false
                    open += flow.sources.prefix(byAll || isJoined ? flow.sources.count : 1).map(\.kind).reversed()
                }
            case .input, .inputEvent, .expression, .helper, .start: open += source.given.reversed()
            }
        }
        return found
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
