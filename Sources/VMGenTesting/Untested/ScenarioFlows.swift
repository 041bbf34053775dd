import VMGenModel
import VMGenSpec

/// The flows of a spec that its scenarios go through.
struct ScenarioFlows {
    private let bench: TestBench
    /// The flows that scenarios set off, and of which they look at what comes, by index.
    let shown: Set<Int>

    /// Those that the scenarios of the spec of `bench` go through.
    init(_ bench: TestBench) {
        self.bench = bench
        shown = bench.spec.scenarios.reduce(into: []) { flows, scenario in
            let statements = scenario.steps.flatMap(\.statements)
            let look = ScenarioLook(statements, bench)
            flows.formUnion(ScenarioReach(statements, in: bench.spec).flows(by: bench.routes.all).filter(look.covers))
        }
    }

    /// What of the work of the flow at `index` no scenario shows, since none lets it wait: what becomes of work that meets other
    /// work, and that it is under way. Nil where one does.
    func policyLeftOpen(by index: Int) -> String? {
        let flow = bench.spec.flows[index]
        guard let step = flow.steps.first(where: \.kind.isWork), case .work(let invocation, let flags) = step.argument,
            let target = bench.double(of: invocation)?.target, bench.canWait(target), !bench.answersAtOnce(invocation),
            !bench.spec.scenarios.contains(where: { $0.letsWait(invocation, in: bench.spec) })
        else { return nil }
        let claims = [step.kind.rawValue] + flags.map { "while \($0.text.text)" }
        return "no scenario lets `\(UntestedFlows.short(invocation.text.text))` wait, which would show "
            + claims.map { "`\($0)`" }.joined(separator: " and ")
    }
}

extension Scenario {
    /// Whether it answers what `invocation` asks later than it is asked, or not at all.
    fileprivate func letsWait(_ invocation: Invocation, in spec: ViewModelSpec) -> Bool {
        steps.contains { step in
            step.statements.contains { statement in
                guard case .answers(let work, let answers) = statement.kind,
                    work.target.isAsked(by: invocation, in: spec)
                else { return false }
                return step.keyword == .when || answers.contains { if case .waits = $0 { true } else { false } }
            }
        }
    }
}

extension ScenarioWork.Target {
    /// Whether `invocation` of a flow asks it.
    func isAsked(by invocation: Invocation, in spec: ViewModelSpec) -> Bool {
        switch (self, invocation.target) {
        case (.request(let one), .request(let other)): one == other
        case (.method(_, let service, let method), .service(_, let own, let called)):
            service == own && method == called
        case (.closure(let parameter), .foreign): invocation.closureName == spec.parameters[parameter].name.text
        default: false
        }
    }
}
