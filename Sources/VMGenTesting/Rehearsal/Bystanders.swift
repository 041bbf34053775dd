import VMGenDoubles
import VMGenModel

/// The work that one input or event starts, and that is nothing to a test of other work: it asks a double that nobody else
/// asks, which waits, and does nothing before.
///
/// Where there is much of it, a test of one piece of work goes without the rest, and says in one line that it waits.
struct Bystanders {
    /// The name of what starts it.
    let source: String
    /// The flows that do such work, by index.
    let flows: Set<Int>
    /// What they ask, in the order in which they listen.
    let doubles: [TestDouble]
    /// The same, to look one up.
    let waiting: Set<TestDouble>
    /// The other flows of the same source, by index, in that order.
    private let others: [Int]

    /// So many doubles a test names one by one.
    static let fewest = 4

    /// The flows that a test about the flow at `focus` goes through.
    func flows(about focus: Int) -> [Int] { flows.contains(focus) ? others + [focus] : others }

    /// Those of each source that has many.
    static func all(_ bench: TestBench) -> [Rehearsal.Source: Bystanders] {
        var askers: [TestDouble: Int] = [:]
        for flow in bench.spec.flows {
            for source in flow.sources.compactMap(\.kind.dependency) {
                if let double = bench.stream(source)?.double { askers[double, default: 0] += 1 }
            }
            for invocation in flow.invocations {
                if let double = bench.double(of: invocation)?.double { askers[double, default: 0] += 1 }
            }
        }
        var all: [Rehearsal.Source: Bystanders] = [:]
        for trigger in bench.triggers where isSilent(trigger, bench) {
            let flows = bench.facts.flows[trigger.source] ?? []
            let asked = flows.map {
                double(askedBy: bench.spec.flows[$0], bench).flatMap { askers[$0] == 1 ? $0 : nil }
            }
            let doubles = asked.compactMap { $0 }
            guard doubles.count >= fewest else { continue }
            let own = Set(zip(flows, asked).filter { $0.1 != nil }.map(\.0))
            all[trigger.source] = Bystanders(
                source: trigger.name(in: bench.spec),
                flows: own,
                doubles: doubles,
                waiting: Set(doubles),
                others: flows.filter { !own.contains($0) }
            )
        }
        return all
    }

    /// Whether `trigger` says nothing by itself.
    private static func isSilent(_ trigger: TestTrigger, _ bench: TestBench) -> Bool {
        switch trigger {
        case .input(let index): bench.facts.first[index] == nil
        case .published: false
        case .event, .start, .stream, .property: true
        }
    }

    /// The double that `flow` asks before it does anything else; nil for a flow that is something to others.
    private static func double(askedBy flow: Flow, _ bench: TestBench) -> TestDouble? {
        guard flow.sources.count == 1, flow.join == nil,
            case .work(let invocation, let flags)? = flow.steps.first?.argument,
            flags.isEmpty, let (double, target, _) = bench.double(of: invocation), bench.canWait(target),
            !double.isClosure, !bench.answersAtOnce(invocation),
            invocation.arguments.map({ bench.facts.reading(of: $0).canTrap }) != true
        else { return nil }
        return double
    }
}
