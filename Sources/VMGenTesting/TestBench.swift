import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenValues

/// What the tests of one view model are made with: its spec, its harness, and the values that tests use.
///
/// A class, since every rehearsal holds it, and rehearsals are copied at each step that a test tries.
package final class TestBench {
    /// The spec.
    package let spec: ViewModelSpec
    /// The plan of the harness.
    let harness: HarnessPlanner
    private let stubs: [String: StubPlanner]
    /// The samples, whose Swift names the types that the spec declares as tests do.
    let samples: [Sample]
    /// The values of types.
    package let values: SampleValues
    /// What rehearsals of the view model look up again and again.
    let facts: RehearsalFacts
    /// Whether a flow looks at something that others send, or has it that what came before is told from what comes.
    let hasJoins: Bool
    /// Whether a flow lets only its first values through.
    let hasTakes: Bool
    /// Whether a flow looks at its values, so that something else comes of some than of others.
    let judges: Bool
    /// Where what a view sends leads to.
    let routes: TestRoutes
    /// What rehearsals found that others need again.
    let explorations = Explorations()
    /// All that a view sends.
    private(set) lazy var triggers = TestTrigger.all(of: spec)
    /// What all that a view sends may matter to, where flows look at what others send.
    private(set) lazy var influence = FlowInfluence(of: triggers.map(\.source), in: spec)
    /// The same by what each of them is for a rehearsal.
    private lazy var triggersBySource = Dictionary(triggers.map { ($0.source, $0) }) { first, _ in first }
    /// The streams of doubles that flows start from, in order.
    private lazy var dependencies = spec.flows.flatMap(\.sources).compactMap(\.kind.dependency)
        .filter { stream($0) != nil }
    /// The closures that `init` takes and that flows call.
    let closures: [ClosureStub]
    /// What the methods of each service are for tests, by their places; behind the services each of ``closures``, as the only
    /// method of one.
    private(set) lazy var methods =
        spec.services.map { service in service.methods.map { TestedMethod(method: $0, spec: spec) } }
        + closures.map { [TestedMethod(method: $0.method, spec: spec)] }
    /// The doubles of methods that were looked up.
    var methodDoubles: [MethodPlace: MethodDouble?] = [:]
    /// What was found out for ``preparations(for:)``.
    private var preparations: [TestTrigger: [TestTrigger]] = [:]
    /// What doubles that cannot wait answer.
    private(set) lazy var quickAnswers = QuickAnswers(self)
    /// What a test of one piece of work goes without, by what starts it.
    private(set) lazy var bystanders = Bystanders.all(self)
    /// The same in the order in which a view could send what starts them.
    private(set) lazy var sourcesWithBystanders = triggers.map(\.source).compactMap { source in
        bystanders[source].map { (source: source, bystanders: $0) }
    }
    /// What a view can send without a doubt, once the view model is wired.
    private(set) lazy var certainSends = CertainSends(from: start, self).all
    /// What waits for its answer from the start, and is made to do so before the harness.
    private(set) lazy var startsWaiting = findStartsWaiting()
    /// What the harness is given beyond what tests say, where it has nothing by itself or the spec has a sample.
    private(set) lazy var arguments = TestSetup.arguments(self)
    /// The samples that tests make once.
    private(set) lazy var constants = TestConstants(spec, samples)
    /// What is known once the view model is wired.
    package var start: Rehearsal { explorations.start(rehearsed()) }
    /// Why no test can run, as a sentence without its full stop; nil where tests can.
    private(set) lazy var obstacle: String? = findObstacle()

    /// The bench of `harness`.
    package init(_ harness: HarnessPlanner) {
        let spec = SingleOutputs(harness.spec).spec
        self.spec = spec
        self.harness = harness
        stubs = harness.doubles.reduce(into: [:]) { $0[$1.name] = $1.stub }
        let types = NestedTypes(spec)
        samples = spec.samples.map { types.qualified($0) }
        values = SampleValues(samples, errors: spec.errors, types: spec.types, in: spec.declaration.name.text)
        facts = RehearsalFacts(harness)
        closures = ClosureStub.all(of: spec, doubles: harness.doubles)
        hasJoins = spec.flows.contains { $0.join != nil || !$0.companions.isEmpty || $0.remembersOthers }
        hasTakes = spec.flows.contains { $0.steps.contains { $0.kind == .take } }
        judges = spec.flows.contains { $0.steps.contains(where: \.judges) }
        routes = TestRoutes(spec)
    }

    /// What is known once the view model is wired, where the fields of `beginning` start with other values than they are given.
    func rehearsed(beginning: [Rehearsal.Place: KnownValue] = [:]) -> Rehearsal {
        var arguments: [String: KnownValue] = [:]
        for double in harness.doubles where !double.isKept {
            let known = sample(ofParameter: double.name) ?? double.value.flatMap { Construction.isFresh($0) ? nil : $0 }
            guard let value = known ?? values(ofParameter: double.name).first else { continue }
            arguments[double.name] = KnownValue(swift: value, type: double.type)
        }
        arguments.merge(properties) { own, _ in own }
        for index in harness.fields {
            let (port, value) = (spec.inputs[index], values(ofInput: index).first)
            arguments[port.name.text] = value.map { KnownValue(swift: $0, type: facts.qualified(port.element.text)) }
        }
        var rehearsal = Rehearsal(self, arguments: arguments)
        for (place, value) in beginning { rehearsal.known.held[place] = value }
        rehearsal.start()
        rehearsal.said.keep()
        rehearsal.known.held.keep()
        return rehearsal
    }

    /// What the plain properties of stubs are before a test sets them, by their paths: `room.isOpen`.
    private var properties: [String: KnownValue] {
        stubs.reduce(into: [:]) { known, entry in
            let (parameter, stub) = entry
            for property in stub.properties where property.stream == nil && property.subject == nil {
                guard let form = property.form, let value = form.value ?? values.values(of: form.type).first else {
                    continue
                }
                known["\(parameter).\(property.property.name.text)"] = KnownValue(swift: value, type: form.type)
            }
        }
    }

    /// What a view sends from `source`; nil where that is nothing of a view.
    func trigger(of source: Rehearsal.Source) -> TestTrigger? { triggersBySource[source] }

    /// The flows that start from `trigger`, in order.
    func flows(from trigger: TestTrigger) -> [Flow] { routes.all.starting(from: trigger.source).map { spec.flows[$0] } }

    /// What doubles say by themselves that flows behind `trigger` look at, or those that these follow from.
    func preparations(for trigger: TestTrigger) -> [TestTrigger] {
        if let known = preparations[trigger] { return known }
        let found = findPreparations(for: trigger)
        preparations[trigger] = found
        return found
    }

    private func findPreparations(for trigger: TestTrigger) -> [TestTrigger] {
        var found: [TestTrigger] = []
        let flows = routes.flows(from: trigger)
        for index in flows + routes.all.sources(of: flows) {
            for reference in spec.flows[index].companions {
                guard case .value = reference.kind else { continue }
                let parts = reference.text.text.split(separator: ".").map(String.init)
                guard parts.count == 2, start.known.named[reference.text.text] != nil,
                    stub(ofParameter: parts[0])?.service.isStruct != true
                else { continue }
                found.append(.property(parameter: parts[0], name: parts[1]))
            }
        }
        for swift in dependencies where routes.meet(trigger, .stream(swift)) { found.append(.stream(swift)) }
        var seen: Set<TestTrigger> = []
        return found.filter { seen.insert($0).inserted }
    }

    private func findStartsWaiting() -> [TestStep] {
        guard !start.doubts.isUnsureOfCalls else { return [] }
        let waiting = start.calls.filter { $0.outcome == .waiting && !isProperty($0) }
        var seen: Set<TestDouble> = []
        return waiting.sorted { ($0.flow ?? 0, $0.step) < ($1.flow ?? 0, $1.step) }
            .filter { seen.insert($0.double).inserted }.map { .prepare($0.double, .waits) }
    }

    private func findObstacle() -> String? {
        if let obstacle = harness.obstacle {
            return obstacle.hasSuffix(".") ? String(obstacle.dropLast()) : obstacle
        }
        let starts = spec.flows.filter { $0.sources.contains(where: \.kind.isStart) }
        if starts.flatMap(\.texts).contains(where: facts.asksWrapped) {
            return "`start` asks what a wrapper gives, which no test can"
        }
        return TestSetup(self, []).missing ?? quickAnswers.needed(for: start).first { $0.value == nil }?.missing
    }

    /// Swift values for the parameter of `init` called `name`: its sample, or those of its type; empty where there is none.
    package func values(ofParameter name: String) -> [String] {
        guard let index = spec.parameters.firstIndex(where: { $0.name.text == name }) else { return [] }
        return sample(.parameter(index)) ?? values.values(of: spec.parameters[index].type.text)
    }

    /// The value of the spec's sample for the parameter of `init` called `name`; nil where there is none. It goes before what
    /// the harness passes by itself.
    func sample(ofParameter name: String) -> String? {
        guard let index = spec.parameters.firstIndex(where: { $0.name.text == name }) else { return nil }
        return sample(.parameter(index))?.first
    }

    /// Swift values for the input at `index`: its sample, or those of its type; empty where there is none.
    package func values(ofInput index: Int) -> [String] {
        sample(.input(index)) ?? values.values(of: spec.inputs[index].element.text)
    }

    /// The bodies that answer the request at `index`, as JSON; empty where the spec gives none.
    func bodies(ofRequest index: Int) -> [String] { sample(.request(index)) ?? [] }

    /// The values of the sample of `target`; nil where there is none.
    func sample(_ target: Sample.Target) -> [String]? {
        samples.first { $0.target == target }?.values.map(\.text)
    }

    /// The stub that the harness has for the parameter of `init` called `name`; nil for anything else.
    func stub(ofParameter name: String) -> StubPlanner? { stubs[name] }

    /// What the stub makes of a method of a service, by their places.
    package func plan(_ service: Int, _ method: Int) -> StubbedMethodPlan {
        methods[service][method].plan
    }

    /// The doubles of work, which can be kept waiting: sessions, and methods of stubs that take time.
    private(set) lazy var waitingDoubles =
        closures.filter { $0.method.takesTime(in: spec.runtime) }.map(\.double)
        + harness.doubles.filter(\.isKept).flatMap(waitingDoubles)

    private func waitingDoubles(of double: DoublePlan) -> [TestDouble] {
        if double.type == "URLSessionStub" { return [.session(parameter: double.name)] }
        let plans = stub(ofParameter: double.name)?.methods ?? []
        return plans.filter { $0.method.takesTime(in: spec.runtime) }
            .map { .member(parameter: double.name, name: $0.double) }
    }

    /// Whether the double of what `target` calls has to be told to wait: a stream that a flow starts from is listened to from the start.
    func canWait(_ target: RehearsedCall.Target) -> Bool {
        switch target {
        case .request: true
        case .method(let service, let method): methods[service][method].takesTime
        case .stream, .property: false
        }
    }

    /// Whether the double of what `target` calls is called in a task, so that its call begins, and its answer arrives, in a later turn.
    func runsInTask(_ target: RehearsedCall.Target) -> Bool {
        guard case .method(let service, let method) = target else { return false }
        return methods[service][method].method.isAsync
    }

    /// Whether a double sees that nobody waits any more for the answer of `target`.
    func showsCancellation(_ target: RehearsedCall.Target) -> Bool {
        guard case .method(let service, let method) = target else { return true }
        return plan(service, method).showsCancellation
    }

    /// Whether `call` listens to a property of a stub, which waits by itself.
    func isProperty(_ call: RehearsedCall) -> Bool {
        guard case .member(let parameter, let name) = call.double else { return false }
        return stub(ofParameter: parameter)?.properties.contains { $0.double == name } ?? false
    }

    /// The type of what a method of a service answers with, by their places.
    func answered(_ service: Int, _ method: Int) -> String { plan(service, method).value }

    /// Why there is no test that needs a value of `type`, as a sentence without its full stop.
    package static func missing(_ type: String) -> String { "`samples:` has no value of `\(type)`" }

    /// Whether the double of what `target` calls can be told to fail with any error.
    func takesAnyFailure(_ target: RehearsedCall.Target) -> Bool {
        switch target {
        case .method(let service, let method): methods[service][method].takesAnyFailure
        case .property(_, let takesAnyFailure): takesAnyFailure
        case .request, .stream: true
        }
    }

    /// Whether the output at `place` is one that arrives on the main thread.
    func isForTheView(_ place: Rehearsal.Place) -> Bool {
        let kind: StreamKind?
        switch place {
        case .output(let index): kind = spec.outputs[index].kind
        case .events: kind = spec.transform.outputStream
        case .state, .named, .variable: kind = nil
        }
        guard let kind else { return false }
        if kind.traits.contains(.deliversOnMain) { return true }
        return kind.name == spec.runtime.defaultStream && spec.runtime.name == Runtime.combine.name
    }
}

extension Flow {
    /// Whether what comes of what is sent hangs on what others sent before: it tells apart what is held, or what several say.
    fileprivate var remembersOthers: Bool {
        guard steps.contains(where: { $0.kind == .distinct }) else { return false }
        if sources.count > 1 { return true }
        switch sources[0].kind {
        case .input, .inputEvent, .expression, .helper, .start: return false
        case .output, .state, .named: return true
        }
    }
}
