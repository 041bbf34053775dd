import VMGenDoubles
import VMGenValues
import VMGenModel
import VMGenPlan
import VMGenSpec

/// Finds what of a spec neither a generated test nor a scenario shows, and says why. What ends in hand-written logic, and no
/// scenario shows, is left out: the created test file has a place for it.
struct UntestedFlows {
    private let bench: TestBench
    private let shown: Set<Int>
    /// The flows that generated tests show.
    private let tested: Set<Int>
    /// The steps that hold something back in them.
    private let heldBack: Set<Rehearsal.Step>
    /// What else of work they show.
    private let claims: Set<FlowClaim>
    private let scenarios: ScenarioFlows
    /// What of work no test shows.
    private var work: UntestedWork {
        UntestedWork(bench: bench, claims: claims, heldBack: heldBack, shown: shown, scenarios: scenarios)
    }
    /// What flows write that no test shows.
    private let unshown: Set<FlowSource.Place>
    /// Why no test can run at all; nil where tests can.
    let obstacle: String?

    /// What none of `tests` shows.
    init(_ tests: [GeneratedTest], _ bench: TestBench) {
        self.bench = bench
        heldBack = tests.reduce(into: []) { $0.formUnion($1.heldBack) }
        claims = tests.reduce(into: []) { $0.formUnion($1.claims) }
        scenarios = ScenarioFlows(bench)
        // What a service is left with, and what is called that nothing stands in for, no generated test looks at.
        let unseen = bench.spec.flows.indices.filter { index in
            let sink = bench.spec.flows[index].sink
            guard case .call(let invocation) = sink.kind else { return sink.setsServicesAlone }
            return !invocation.isHandWritten && bench.double(of: invocation) == nil
        }
        var shown = Set(tests.flatMap(\.shows)).subtracting(unseen)
        for source in Set(tests.flatMap(\.passedOver)) { shown.formUnion(bench.bystanders[source]?.flows ?? []) }
        // What happens at the start is what the outputs begin with.
        if !tests.isEmpty { shown.formUnion(bench.start.ends.filter { !bench.spec.flows[$0].works }) }
        shown.subtract(unseen)
        tested = shown
        shown.formUnion(scenarios.shown)
        self.shown = shown
        unshown = Set(
            bench.spec.flows.indices.filter { !shown.contains($0) }
                .flatMap { bench.spec.flows[$0].sink.places }
        )
        obstacle = bench.obstacle.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? bench.quickAnswers.missing
    }

    /// The flows in the order of the spec.
    var all: [UntestedFlow] {
        bench.spec.flows.indices.compactMap { index in
            let flow = bench.spec.flows[index]
            let isOthers = flow.invocations.contains(where: \.isHandWritten) && !scenarios.shown.contains(index)
            if flow.isIdle || flow.isUnheard { return nil }
            let reason = isOthers ? scenarios.leftOpen(byHand: index) : why(index)
            return reason.map { .init(index: index, reason: $0, isOfAll: $0 == obstacle) }
        } + UntestedFailures(bench: bench, claims: claims).all
    }

    // MARK: Why

    /// Why not all of the flow at `index` is shown; nil where it is.
    private func why(_ index: Int) -> String? {
        if scenarios.shown.contains(index) {
            return obstacle != nil
                ? nil
                : scenarios.leftOpen(by: index, isTested: tested.contains(index), heldBack)
                    ?? work.why(index)
        }
        guard tested.contains(index) else { return obstacle ?? reason(index) }
        // Of what lacks an answer a test may show a failure all the same.
        return missing(index) ?? scenarios.policyLeftOpen(by: index, isTested: true) ?? passing(index)
            ?? work.why(index)
    }

    /// Which `filter` of the flow at `index` let everything through; nil for none.
    private func passing(_ index: Int) -> String? {
        guard let filter = bench.spec.flows[index].openFilter(at: index, heldBack) else { return nil }
        let advice = advice(index, bench.routes.triggers(leadingTo: index), work(leadingTo: index))
        return "no value that is tried stops at `\(filter.text.text.shortened)`; \(advice)"
    }

    /// Why no test shows the flow at `index`; nil where nothing comes of it, as a scenario says.
    private func reason(_ index: Int) -> String? {
        let flow = bench.spec.flows[index]
        for case .expression(let swift) in flow.sources.map(\.kind) where bench.stream(swift) == nil {
            return "nothing stands in for `\(swift.text)`"
        }
        let triggers = bench.routes.triggers(leadingTo: index)
        if let missing = triggers.lazy.compactMap({ $0.missing(bench) }).first ?? missing(index) { return missing }
        let ends = triggers.flatMap(bench.explorations.ends) + [bench.start] + spoken(flow)
        let halts = ends.compactMap { $0.halts[index] }
        if ends.contains(where: { $0.ends.contains(index) }) {
            if ends.contains(where: \.doubts.mayTrap),
                let trap = triggers.lazy.flatMap(bench.flows).compactMap({ $0.trap(bench.facts.dictionaries) }).first
            {
                return
                    "a value may end the process at `\(trap.text.text.shortened)`; a scenario gives one that does not"
            }
            return scenarios.policyLeftOpen(by: index, isTested: false) ?? unseen(flow.sink)
        }
        guard let halt = halt(among: halts, of: flow) else {
            let source = flow.sources.first { unshown.contains($0.place) }
            return source.map { "no test shows what `\($0.text.text.shortened)` says" }
                ?? scenarios.policyLeftOpen(by: index, isTested: false) ?? Self.tooFar
        }
        let (step, work) = (flow.steps[halt.step], work(leadingTo: index))
        if scenarios.silent.contains(index), !halt.isUnknown, !step.kind.isWork, work == nil { return nil }
        return reason(step, halt.isUnknown, advice(index, triggers, work))
    }

    /// The one among `halts` of `flow` that tells most: the last, unless more would come where it is not known what is taken
    /// along, and no value that is sent changes that.
    private func halt(among halts: [RehearsalHalt], of flow: Flow) -> RehearsalHalt? {
        guard let last = halts.max(by: { $0.step < $1.step }), !last.isUnknown else {
            return halts.max { $0.step < $1.step }
        }
        let isSent = flow.sources.contains { !$0.element.components.isEmpty }
        guard flow.steps[last.step].kind == .with || !isSent else { return last }
        return halts.first { $0.isUnknown && flow.steps[$0.step].kind == .with } ?? last
    }

    /// The value that is missing of what the flow at `index` starts from, or of what its work answers; nil where none is.
    private func missing(_ index: Int) -> String? {
        let flow = bench.spec.flows[index]
        for case .expression(let swift) in flow.sources.map(\.kind) {
            guard let type = bench.stream(swift)?.given.type, KnownAnswer.all(for: .stream(type), bench).isEmpty else {
                continue
            }
            return TestBench.missing(type)
        }
        guard !flow.endsUnseen, let target = invocation(of: flow).flatMap({ bench.double(of: $0)?.target }),
            KnownAnswer.all(for: target, bench).isEmpty
        else { return nil }
        return KnownAnswer.missing(for: target, bench)
    }

    /// What comes of the values of the streams that `flow` starts from.
    private func spoken(_ flow: Flow) -> [Rehearsal] {
        flow.sources.flatMap { source -> [Rehearsal] in
            guard case .expression(let swift) = source.kind, let type = bench.stream(swift)?.given.type else {
                return []
            }
            return KnownAnswer.all(for: .stream(type), bench).compactMap(\.value).map { value in
                var rehearsal = bench.start
                rehearsal.send(value.type == "Void" ? [] : [value], through: .stream(swift))
                rehearsal.pass(TestReach.patience)
                return rehearsal
            }
        }
    }

    /// What to do so that something passes the steps of the flow at `index`, which `triggers` set off, and which what `work`
    /// answers leads to.
    ///
    /// No test answers work before it sends more, so that a flow of what is sent sees answers in scenarios alone.
    private func advice(_ index: Int, _ triggers: [TestTrigger], _ work: Invocation?) -> String {
        let flow = bench.spec.flows[index]
        let isSent = triggers.contains { trigger in flow.sources.contains { $0.place == trigger.source } }
        if let missing = work.flatMap(answered).flatMap(emptyElement) {
            return "give a sample of `\(missing)`, or write a scenario"
        }
        if isSent, let work {
            return "what does comes of what `\(work.text.text.shortened)` answers, which a scenario says"
        }
        // A `Bool` has no other values, and of what has none a sample is all the more of use.
        let sent = triggers.first { $0.payloads(bench).first?.contains { $0.type != "Bool" } ?? true }?
            .name(in: bench.spec)
        guard let sample = work.flatMap(answered) ?? sent else { return "a scenario may say what does" }
        return "give a sample of `\(sample)`, or write a scenario"
    }

    /// The nearest work whose answers lead to the flow at `index`; nil for none.
    private func work(leadingTo index: Int) -> Invocation? {
        bench.routes.all.sources(of: [index]).lazy.compactMap { invocation(of: bench.spec.flows[$0]) }.first
    }

    /// The elements of the array `type`, of which no value is known; nil for any other type.
    private func emptyElement(of type: String) -> String? {
        TypeText(type).arrayOf.flatMap { bench.values.values(of: $0.text).isEmpty ? $0.text : nil }
    }

    /// What the last work of `flow` calls; nil where it does none.
    private func invocation(of flow: Flow) -> Invocation? {
        flow.steps.reversed().lazy.compactMap { step -> Invocation? in
            if case .work(let invocation, _) = step.argument { invocation } else { nil }
        }.first
    }

    /// What `work` answers, as `samples:` names it; nil where no double stands in for it, or it answers nothing.
    private func answered(_ work: Invocation) -> String? {
        switch bench.double(of: work)?.target {
        case .method(let service, let method):
            bench.answered(service, method) == "Void" ? nil : bench.answered(service, method)
        case .request(let index): bench.spec.requests[index].name.text
        case .stream(let type), .property(let type, _): type
        case nil: nil
        }
    }

    private func reason(_ step: FlowStep, _ isUnknown: Bool, _ advice: String) -> String {
        let text = step.text.text.shortened
        if step.kind.isWork, case .work(let invocation, _) = step.argument {
            guard bench.double(of: invocation) != nil else {
                return "nothing stands in for `\(invocation.text.text.shortened)`"
            }
            return "what `\(invocation.text.text.shortened)` answers cannot be kept waiting"
        }
        if isUnknown { return "what comes of `\(text)` is known only where it runs; a scenario can say it" }
        return "no value that is tried passes `\(text)`; \(advice)"
    }

    private static let tooFar = "no test gets that far; a sample or a scenario does"

    /// Why nobody sees what arrives at `sink`.
    private func unseen(_ sink: FlowSink) -> String {
        let spec = bench.spec
        return switch sink.kind {
        case .call(let invocation) where bench.double(of: invocation) == nil:
            "nothing stands in for `\(invocation.text.text.shortened)`"
        case .expression(let swift)
        where spec.variables.contains { $0.name.text == swift.text && RecordedStream($0, in: spec.runtime) != nil }:
            "a scenario may look at `\(swift.text)`"
        case .set(let assignments) where !assignments.isEmpty && sink.setsServicesAlone:
            isFunction(assignments[0].name.text)
                ? "nobody sees what arrives at `\(assignments[0].name.text)`"
                : "a scenario may look at `\(assignments[0].name.text)`"
        case .expression(let swift) where bench.stream(swift) == nil:
            "nobody sees what arrives at `\(swift.text.shortened)`"
        case .state(let index) where bench.spec.states[index].visibility == nil && isLogicsAlone(index):
            "nobody sees `\(bench.spec.states[index].name.text)` but hand-written logic"
        default: "no test looks at what comes of it; a scenario can"
        }
    }

    /// Whether the property of a service that `path` leads to holds a closure, which nothing equals.
    private func isFunction(_ path: String) -> Bool {
        let parts = path.split(separator: ".").map(String.init)
        let property = bench.stub(ofParameter: parts[0])?.properties.first { $0.property.name.text == parts.last }
        return property.map { TypeText.isFunction($0.property.type.text) } ?? false
    }

    /// Whether no flow starts from the state at `index`, or looks at it.
    private func isLogicsAlone(_ index: Int) -> Bool {
        let name = bench.spec.states[index].name.text
        return !bench.spec.flows.contains { $0.looks(at: .state(index), called: name) }
    }
}

extension Flow {
    /// Whether nobody sees what comes of its work: it is ignored, or goes into hand-written logic.
    fileprivate var endsUnseen: Bool {
        switch sink.kind {
        case .ignore, .state: true
        case .call(let invocation): invocation.isHandWritten
        default: false
        }
    }

    /// Whether it does nothing that could be shown.
    fileprivate var isIdle: Bool {
        if case .ignore = sink.kind { return !works }
        return false
    }
}
