import VMGenModel

/// The flows that one subscription to the events of the input has, for each of those: found once, since every group of flows asks.
///
/// A subscription ends before a flow that is a chain of its own, such as a `combine`, and hears of what flows below write: it is
/// told of an event before they act. It ends before one that hears of the events by a stream that is made of them, too, where that
/// gets in the way of a flow below; and before what ends work by an event of which it hears as well.
struct EventRuns {
    /// What one subscription has.
    struct Run {
        /// The flows, by index, in order.
        fileprivate(set) var flows: [Int] = []
        /// Those of them whose steps are no statements, where others come in by the same stream: it hands their events on.
        fileprivate(set) var handedOn: [Int] = []
        /// Whether what all of them do are statements of one closure.
        fileprivate(set) var isOneClosure = true
    }

    /// Those that have flows, in order.
    private(set) var all: [Run] = []
    /// The place in `all` of the one that nothing stands behind which hears of an event later; nil where there is none.
    private var last: Int?
    /// By the index of a flow: the place of its run in `all`.
    private var places: [Int: Int] = [:]

    /// No runs.
    init() {}

    /// Finds those of the flows of `context`.
    init(_ context: StreamContext) {
        let flows = context.starts.subscribed(at: .events)
        if flows.isEmpty { return }
        let follows = Followers(flows, context)
        var ends = context.starts.eventEnds[...]
        // The last flow of those that hear of an event which ends work below the run so far.
        var above = -1
        var run = Run()
        var runs: [Run] = []
        func divide() {
            runs.append(run)
            run = Run()
        }
        for (place, index) in flows.enumerated() {
            let flow = context.spec.flows[index]
            while let end = ends.first, end.place <= index {
                above = max(above, end.above)
                ends.removeFirst()
            }
            if let first = run.flows.first,
                above >= first || context.starts.isEndedApart(between: first, and: index, by: flow.sources)
            {
                divide()
            }
            let isHandedOn = flow.join == nil && context.forwardedType(of: index) != nil
            let isStatement = context.deeds(of: flow) != nil
            if context.starts.sources[index] == .events, isHandedOn || isStatement {
                if let last = run.flows.last,
                    context.starts.areEventsHeard(between: last, and: index, inTheWayOf: flows[place...])
                {
                    divide()
                }
                run.flows.append(index)
                if !isStatement { run.handedOn.append(index) }
                above = -1
            } else if follows.areThere(behind: place, of: index, context) {
                divide()
            }
        }
        runs.append(run)
        all = runs.filter { !$0.flows.isEmpty }
        last = run.flows.isEmpty ? nil : all.count - 1
        for place in all.indices {
            let own = all[place]
            for flow in own.flows { places[flow] = place }
            if own.flows.count > 1, own.flows.contains(where: { context.facts.flows[$0].isSubscribed }) { continue }
            all[place].isOneClosure = own.handedOn.isEmpty
            all[place].handedOn = []
        }
    }

    /// The run that has the flow at `index`; nil where that stands alone.
    func run(of index: Int) -> Run? { places[index].map { all[$0] } }

    /// Whether the flow at `index` is of the last run, and nothing that stands behind that has to hear of an event later.
    func isOfLast(_ index: Int) -> Bool { places[index].map { $0 == last } ?? false }
}

/// What comes behind a flow of events that it has to hear of an event before.
private struct Followers {
    /// The place in the order of the last flow that writes something.
    private var writing: [FlowFacts.Place: Int] = [:]
    /// The place in the order of the last flow that hears of an event whose flows get in each other's way.
    private var hearing: [FlowSource.Place: Int] = [:]

    /// Looks through `flows`, those that hear of the events, in order.
    init(_ flows: [Int], _ context: StreamContext) {
        for (place, index) in flows.enumerated() {
            for written in context.facts.flows[index].writes { writing[written] = place }
            for source in context.spec.flows[index].sources where context.facts.inOrder.contains(source.place) {
                hearing[source.place] = place
            }
        }
    }

    /// Whether a flow behind `place` in the order writes what the one at `index` starts from, or hears of the same event.
    func areThere(behind place: Int, of index: Int, _ context: StreamContext) -> Bool {
        context.facts.flows[index].sources.contains { writing[$0].map { $0 > place } ?? false }
            || context.spec.flows[index].sources.contains { hearing[$0.place].map { $0 > place } ?? false }
    }
}
