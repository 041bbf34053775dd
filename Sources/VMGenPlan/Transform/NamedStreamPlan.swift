import VMGenModel
import VMGenSpec

/// A stream that `transform` names: an output that flows alone feed, or what a flow calls `as name`.
struct NamedStreamPlan {
    /// What feeds it.
    let feeds: [PortForm.Feed]
    /// The kind of the chain.
    let kind: String
    /// What it is for.
    let use: NamedUse
    /// The output that it is; nil for `as`.
    let output: Int?

    /// Whether flows merge it with others.
    let isMerged: Bool

    /// Looks up what feeds the stream called `name`.
    init(_ name: String, _ context: StreamContext) {
        let spec = context.spec
        output = context.readers.fedOutput(name)
        feeds = output.map { context.facts.outputs[$0].feeds ?? [] } ?? context.readers.feeds(ofNamed: name)
        kind = context.kind(of: feeds)
        let place = output.map { FlowSource.Place.output($0) } ?? .named(name)
        let isEarly = place.written.map(context.facts.early.contains) == true
        let readers = context.readers.readers(of: name)
        isMerged = readers.isMerged
        let flows = feeds.compactMap { feed -> (flow: Flow, facts: FlowFacts)? in
            if case .flow(let index) = feed { return (spec.flows[index], context.facts.flows[index]) }
            return nil
        }
        let behind = context.readers.behind(feeds)
        let isTaken =
            output == nil && (feeds.contains(where: \.isOfFailures) || context.readers.saysFailures(name))
            && context.facts.earlyFailures.contains(.named(name))
        use = NamedUse(
            output: output.flatMap { spec.outputs[$0].kind },
            readers: readers.count + (context.readers.isNamedVerbatim(name) ? 1 : 0),
            isLatestRead: readers.isLatestRead,
            hasEffects: flows.contains { flow, facts in
                // Who is told of a failure is told once.
                facts.hasEffects || facts.mayFail && context.route(of: flow).tells
            }
                || spec.failures(of: feeds).contains(where: \.hasEffects),
            asksDependency: behind.contains(.asksDependency),
            countsTime: behind.contains(.countsTime),
            isMissedLater: context.readers.isHeardLater(name)
                && (behind.contains(.remembers)
                    || spec.failures(of: feeds).contains { $0.remembers(in: spec) }),
            isForeign: context.readers.asksDependencies(name),
            isTaken: isTaken,
            isVoid: output.map { spec.outputs[$0].isVoid } ?? context.readers.isVoid(named: name),
            looksAtHeld: behind.contains(.looksAtHeld),
            isSubscribed: readers.isSubscribed,
            beginsWithValue: isEarly && behind.contains(.beginsWithValue),
            mayEnd: behind.contains(.mayEnd),
            isInOrder: context.facts.inOrder.contains(place),
            isHeardOnce: output == nil
                && (context.readers.isHeardOnce(name)
                    || readers.areSubscribed && !context.readers.isNamedVerbatim(name)
                        && (readers.count == 1
                            || FlowGroup.isOne(of: .place(.named(name)), count: readers.count, in: context))),
            onlyMapsShared: flows.count == feeds.count
                && flows.allSatisfy { $0.flow.onlyMapsShared($0.facts, in: context) },
            isOver: output.map { spec.outputs[$0].saysEvents }
                ?? (!readers.isLatestRead && (context.readers.saysFailures(name) || Self.areEvents(readers, context))),
            isEarly: isEarly
                || output == nil && readers.count > 1 && readers.areSubscribed
                || isTaken && context.facts.events.held == nil && readers.events == readers.count
        )
    }

    /// Whether some of what `readers` feed are outputs that are streams, or the stream of the output's events, and what all of these say
    /// is over then.
    private static func areEvents(_ readers: StreamReaders.Readers, _ context: StreamContext) -> Bool {
        let streams = readers.outputs.filter { context.facts.outputs[$0].held == nil }
        return (!streams.isEmpty || readers.areEvents && context.facts.events.held == nil)
            && streams.allSatisfy { context.spec.outputs[$0].saysEvents }
    }
}

extension ViewModelSpec {
    /// What becomes of failures in those of `feeds` that are made of them.
    fileprivate func failures(of feeds: [PortForm.Feed]) -> [FailureFlow] {
        feeds.compactMap { feed in
            switch feed {
            case .flow: nil
            case .caught(let index): flows[index].failure
            case .failures: failures
            }
        }
    }

    /// The place of `port` among the outputs.
    package func index(ofOutput port: Port) -> Int { facts.outputIndices[port.name.text] ?? 0 }
}

extension StreamContext {
    /// The kind of the chains of `feeds`, merged.
    func kind(of feeds: [PortForm.Feed], isSubscribed: Bool = false) -> String {
        var sources: [SourceKind] = []
        var steps: [FlowStep] = []
        for feed in feeds {
            switch feed {
            case .flow(let index):
                sources += reads(spec.flows[index])
                steps += spec.flows[index].steps
            case .caught(let index):
                sources.append(.held(Held(kind: .early, home: .local), nil))
                steps += spec.flows[index].failure?.steps ?? []
            case .failures:
                sources.append(.held(Held(kind: .early, home: .local), nil))
                steps += spec.failures?.steps ?? []
            }
        }
        return dialect.kind(
            of: sources,
            through: steps,
            needsOwner: steps.contains(where: needsOwner),
            isSubscribed: isSubscribed
        )
    }

    /// The streams that `flow` reads; `start` beside others is none.
    func reads(_ flow: Flow) -> [SourceKind] {
        let others = flow.join == nil ? flow.sources.filter { !$0.kind.isStart } : flow.sources
        let sources = (others.isEmpty ? flow.sources : others).map { source -> SourceKind in
            source.eventIndex == nil
                ? kind(of: source.kind, element: source.element) : .named(spec.runtime.defaultStream)
        }
        let companions = flow.companions.filter { heldValue($0) == nil }.compactMap { reference -> SourceKind? in
            guard case .source(let source) = reference.kind else { return nil }
            if case .inputEvent = source { return .named(spec.runtime.defaultStream) }
            return kind(of: source, element: reference.element)
        }
        return sources + companions
    }

    /// Whether `step` is handed the view model.
    private func needsOwner(_ step: FlowStep) -> Bool {
        switch step.argument {
        case .invocation(let invocation):
            if step.kind == .filter || step.kind == .do { return false }
            return reach.needsOwner(spec.expression(of: invocation, given: step.before))
        case .work(let invocation, let loading):
            let expression = spec.expression(of: invocation, given: step.before)
            return work(invocation, expression, loading: loading, flow: nil, kind: "").hasOwner
        case .expression(let swift): return reach.needsOwner(Expression(swift))
        case .streams(let references):
            return references.compactMap(heldValue).contains(where: reach.needsOwner)
        case .none, .closure, .amount, .verbatim: return false
        }
    }
}

extension Flow {
    /// Whether it makes other values of what is held, or of a stream with a name that several listen to, and nothing else.
    fileprivate func onlyMapsShared(_ facts: FlowFacts, in context: StreamContext) -> Bool {
        guard !facts.hasEffects, !facts.asksDependency, facts.looksAt.isEmpty, sources.count == 1, companions.isEmpty,
            steps.allSatisfy({ [.map, .compactMap, .filter, .replace].contains($0.kind) })
        else { return false }
        switch sources[0].kind {
        case .named(let name):
            return context.readers.readers(of: name).count > 1 && !context.readers.asksDependencies(name)
        case .state: return true
        case .output(let index): return context.spec.outputs[index].isStateful
        case .input, .inputEvent, .expression, .helper, .start: return false
        }
    }
}
