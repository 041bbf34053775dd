import VMGenModel
import VMGenSpec

/// The flows of a spec that its scenarios go through.
struct ScenarioFlows {
    private let bench: TestBench
    private let views: [View]
    /// The flows that scenarios set off, and of which they look at what comes, by index.
    let shown: Set<Int>
    /// Those that they set off, and of which they say that nothing comes.
    let silent: Set<Int>

    /// What one scenario sets off, and what it looks at.
    private struct View {
        var statements: [ScenarioStatement]
        /// The flows that it sets off, by index.
        var reached: Set<Int>
        /// What it says comes.
        var comes: ScenarioLook
        /// What it says does not come.
        var silent: ScenarioLook

        /// Whether it shows the flow at `index`: that nothing comes shows nothing of what it would do.
        func shows(_ index: Int) -> Bool {
            reached.contains(index) && (comes.covers(index) || silent.restsOn(index))
        }
    }

    /// Those that the scenarios of the spec of `bench` go through.
    init(_ bench: TestBench) {
        self.bench = bench
        let (spec, routes) = (bench.spec, bench.routes.all)
        views = spec.scenarios.map { scenario in
            let statements = scenario.steps.flatMap(\.statements)
            return View(
                statements: statements,
                reached: Set(ScenarioReach(statements, in: spec).flows(by: routes)),
                comes: ScenarioLook(statements.filter { !$0.isSilence }, in: spec, by: routes),
                silent: ScenarioLook(statements.filter(\.isSilence), in: spec, by: routes)
            )
        }
        shown = views.reduce(into: []) { flows, view in flows.formUnion(view.reached.filter(view.shows)) }
        silent = views.reduce(into: []) { flows, view in flows.formUnion(view.reached.filter(view.silent.covers)) }
    }

    /// What of the flow at `index` no scenario shows, and no generated test, of which some show what it does up to the answer of
    /// its first work where it `isTested`; nil for nothing that is certain.
    ///
    /// - Parameter heldBack: the steps that hold something back in generated tests.
    func leftOpen(by index: Int, isTested: Bool, _ heldBack: Set<Rehearsal.Step>) -> String? {
        policyLeftOpen(by: index, isTested: isTested) ?? filterLeftOpen(by: index, heldBack)
            ?? (isTested && !endsByHand(index) ? nil : repeatsLeftOpen(by: index))
    }

    /// Whether a scenario looks at what comes of the flow at `index`, and makes `place` speak.
    func shows(_ index: Int, whereSent place: FlowSource.Place) -> Bool {
        views.contains { view in
            guard view.shows(index) else { return false }
            if place.isSent { return !sent(in: view, to: [place]).isEmpty }
            return ScenarioReach(view.statements, in: bench.spec).told.contains(place)
                || bench.routes.all.speaking(at: place).contains(where: view.reached.contains)
        }
    }

    /// Whether the flow at `index` hands what arrives to hand-written logic at once, so that no generated test sees what comes of it.
    private func endsByHand(_ index: Int) -> Bool {
        let flow = bench.spec.flows[index]
        guard case .call(let invocation) = flow.sink.kind else { return false }
        return invocation.isHandWritten && !flow.works
    }

    /// What of the steps before hand-written logic in which the flow at `index` ends no scenario shows that sets it off; nil for nothing.
    func leftOpen(byHand index: Int) -> String? {
        let isReached = endsByHand(index) && views.contains { $0.reached.contains(index) }
        return isReached ? repeatsLeftOpen(by: index) : nil
    }

    // MARK: Work

    /// What of the work of the flow at `index` no scenario shows: where none lets it wait, what becomes of work that meets other
    /// work, and that it is under way; where none lets it fail, what becomes of that. Nil where one does both.
    func policyLeftOpen(by index: Int, isTested: Bool) -> String? {
        let flow = bench.spec.flows[index]
        let works = flow.steps.filter(\.kind.isWork).dropFirst(isTested ? 1 : 0)
        return works.lazy.compactMap { policyLeftOpen(by: $0, of: flow, at: index) }.first
    }

    private func policyLeftOpen(by step: FlowStep, of flow: Flow, at index: Int) -> String? {
        guard case .work(let invocation, let flags) = step.argument else { return nil }
        let claims = [step.kind.rawValue] + flags.map { "while \($0.text.text)" }
        guard let (name, isMeant) = asked(by: invocation, of: index) else {
            guard bench.double(of: invocation) == nil, answered(behind: index).isEmpty else { return nil }
            let shown = claims.map { "`\($0)`" }.joined(separator: " and ")
            return "nothing lets `\(invocation.text.text.shortened)` wait, which would show \(shown)"
        }
        let scenarios = bench.spec.scenarios
        let waits =
            scenarios.contains { $0.letsWait(isMeant) }
            ? nil : "wait, which would show " + claims.map { "`\($0)`" }.joined(separator: " and ")
        let fails =
            !invocation.canFail || scenarios.contains { $0.letsFail(isMeant) }
            ? nil : "fail, which would show `\(flow.failure == nil ? "errors" : "catch")`"
        let open = [waits, fails].compactMap { $0 }
        return open.isEmpty ? nil : "no scenario lets `\(name)` " + open.joined(separator: ", or ")
    }

    /// What `invocation` asks that can be kept waiting, by its name, and which answers of scenarios are its; nil for nothing.
    ///
    /// What hand-written logic asks nobody knows, unless one thing alone is answered that no flow asks.
    private func asked(by invocation: Invocation, of index: Int) -> (
        name: String, isMeant: (ScenarioWork.Target) -> Bool
    )? {
        let spec = bench.spec
        guard case .logic = invocation.target else {
            guard let target = bench.double(of: invocation)?.target, bench.canWait(target),
                !bench.answersAtOnce(invocation)
            else { return nil }
            return (invocation.text.text.shortened, { $0.isAsked(by: invocation, in: spec) })
        }
        let answered = answered(behind: index)
        guard let work = answered.first, answered.allSatisfy({ $0.target == work.target }),
            case .method(_, let service, let method) = work.target,
            bench.canWait(.method(service: service, method: method)),
            let path = work.path(in: spec)
        else { return nil }
        return (path, { $0 == work.target })
    }

    /// What scenarios that show the flow at `index` answer, and no flow asks: hand-written logic does.
    private func answered(behind index: Int) -> [ScenarioWork] {
        let spec = bench.spec
        return views.filter { $0.shows(index) }.flatMap(\.statements).compactMap { statement in
            if case .answers(let work, _) = statement.kind { work } else { nil }
        }
        .filter { work in !spec.flows.flatMap(\.invocations).contains { work.target.isAsked(by: $0, in: spec) } }
    }

    // MARK: Filters

    /// The first `filter` of the flow at `index` of which no scenario shows that it holds anything back: each that looks at what
    /// comes sends once, and something comes of that. Nil where that is not certain.
    private func filterLeftOpen(by index: Int, _ heldBack: Set<Rehearsal.Step>) -> String? {
        let flow = bench.spec.flows[index]
        guard let filter = flow.openFilter(at: index, heldBack), isSeenAlone(index),
            !flow.steps.contains(where: { [.start, .swift].contains($0.kind) }),
            !flow.sources.contains(where: { $0.place.holdsValue(in: bench.spec) })
        else { return nil }
        let sources = flow.sources.map(\.place)
        let isShown = views.contains { view in
            guard view.reached.contains(index), view.comes.covers(index) || view.silent.covers(index) else {
                return false
            }
            let sent = sent(in: view, to: sources)
            return view.silent.covers(index) || sent.count != 1 || !view.comes.shows(flow)
        }
        return isShown ? nil : "no scenario shows that `\(filter.text.text.shortened)` holds anything back"
    }

    /// The first step of the flow at `index` that looks at what came before, of which no scenario shows anything: none that looks at
    /// what comes sends twice. Nil where that is not certain.
    private func repeatsLeftOpen(by index: Int) -> String? {
        let flow = bench.spec.flows[index]
        let kinds: Set<StepKind> = [.distinct, .throttle, .debounce]
        let places = flow.sources.map(\.place)
        let steps = flow.steps.prefix(while: { !$0.kind.isWork }).filter { kinds.contains($0.kind) }
        guard !steps.isEmpty, !flow.sources.isEmpty, places.allSatisfy(\.isSent) else { return nil }
        let isShown = views.contains { view in
            let isSeen = endsByHand(index) || view.comes.covers(index) || view.silent.covers(index)
            return view.reached.contains(index) && isSeen && sent(in: view, to: places).count > 1
        }
        let name = flow.sources[0].text.text.shortened
        let words = steps.map { "`\($0.kind.word)`" }.joined(separator: " and ")
        return isShown ? nil : "no scenario sends `\(name)` twice, which would show \(words)"
    }

    /// The statements of `view` that send to one of `places`.
    private func sent(in view: View, to places: [FlowSource.Place]) -> [ScenarioStatement] {
        view.statements.filter { statement in
            switch statement.kind {
            case .send(let input, _): places.contains(.input(input))
            case .sendEvent(let event, _): places.contains(.event(event))
            default: false
            }
        }
    }

    /// Whether each time that something comes of the flow at `index` is seen, and nothing of another flow is taken for it.
    private func isSeenAlone(_ index: Int) -> Bool {
        let sink = bench.spec.flows[index].sink
        if case .call(let invocation) = sink.kind {
            let double = bench.double(of: invocation)?.double
            let asking = bench.spec.flows.flatMap(\.invocations).filter { bench.double(of: $0)?.double == double }
            return double != nil && asking.count == 1
        }
        guard let place = sink.places.first, case .output(let output) = place else { return false }
        return !bench.spec.outputs[output].isStateful && bench.routes.all.ending(in: place) == [index]
    }
}
