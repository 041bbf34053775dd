import VMGenDiagnostics
import VMGenModel

extension StaleValue {
    /// The streams that flows of `draft` take along although what arrives is they, or is made of them: who of a stream's listeners
    /// hears of a value first is not certain, so what is taken along may be the value before. The same of what `failures` take along,
    /// where no flow has a `catch` of its own.
    static func checkCompanions(_ flows: [Flow], failures: FailureFlow?, of draft: SpecDraft) -> [Finding] {
        let origins = FlowOrigins(flows: flows) { draft.isDoneAtOnce($0) || $0.mayAnswerAtOnce }
        var told: Set<SourceRange> = []
        let failing = flows.flatMap { flow -> [Finding] in
            guard let route = flow.failure ?? failures, flow.failsAtOnce else { return [] }
            let taken = route.steps.prefix { !$0.holdsBack }.filter { $0.kind == .with }.flatMap(\.references)
            if taken.allSatisfy({ told.contains($0.text.range) }) { return [] }
            let causes = flow.sources.map { ($0, origins.causes(of: $0, before: flow)) }
            return taken.compactMap { reference -> Finding? in
                guard case .source(let kind) = reference.kind, !draft.holdsValue(kind.place),
                    let source = causes.first(where: { $0.1.contains(kind.place) })?.0,
                    told.insert(reference.text.range).inserted
                else { return nil }
                return warning(
                    "work that `\(source.text.text)` begins may fail at once, so the value that is taken along may be the new one or the one "
                        + "before; keep it in a `state`, whose value is the new one",
                    at: reference.text.range
                )
            }
        }
        return failing
            + flows.flatMap { flow -> [Finding] in
                // A `throttle` takes time, and lets the first value through at once.
                let early = flow.steps.prefix { !$0.holdsBack && (!$0.kind.takesTime || $0.kind == .throttle) }
                return early.enumerated().filter { $0.element.kind == .with }.flatMap { place, step in
                    step.references.compactMap { taken(along: $0, by: place, in: flow, origins, of: draft) }
                }
            }
    }

    /// What is wrong with taking `reference` along in the step at `place` of `flow`, where what arrives has not waited.
    private static func taken(
        along reference: StreamReference,
        by place: Int,
        in flow: Flow,
        _ origins: FlowOrigins,
        of draft: SpecDraft
    ) -> Finding? {
        guard case .source(let kind) = reference.kind, !draft.holdsValue(kind.place),
            let source = flow.sources.first(where: { origins.causes(of: $0, before: flow).contains(kind.place) })
        else { return nil }
        let name = reference.text.text
        let before = flow.steps[..<place]
        let isSource = flow.sources.count == 1 && source.place == kind.place
        if isSource, let last = before.last, flow.keptSource(behind: last)?.text.range == reference.text.range {
            return nil
        }
        // Behind work its answer arrives alone.
        if isSource, before.allSatisfy({ $0.kind.passesOn || $0.kind == .with }) {
            return error("`\(name)` is what arrives here already: `$0`", at: reference.text.range)
        }
        let works = before.contains { $0.kind.isWork }
        let reason =
            works
            ? "where the work answers at once,"
            : isSource ? "what arrives is made of `\(name)`, so" : "`\(name)` is said when `\(source.text.text)` is, so"
        let message =
            "\(reason) the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one"
        return isSource && !works
            ? error(message, at: reference.text.range) : warning(message, at: reference.text.range)
    }
}

extension Flow {
    /// Whether its work may fail when it is told of a value: it is not awaited, and nothing holds back what begins it.
    fileprivate var failsAtOnce: Bool {
        steps.prefix { !$0.holdsBack && (!$0.kind.takesTime || $0.kind == .throttle) }.contains { step in
            guard case .work(let invocation, _) = step.argument else { return false }
            return invocation.canFail && invocation.mayAnswerAtOnce
        }
    }
}

extension Invocation {
    /// Whether what it answers with may be there when it returns, as a stream that is made of a value is: it is not awaited.
    fileprivate var mayAnswerAtOnce: Bool {
        if case .request = target { return false }
        return !isAsync
    }
}

extension SpecDraft {
    /// Whether what is at `place` has a value at every time.
    fileprivate func holdsValue(_ place: FlowSource.Place) -> Bool {
        switch place {
        case .output(let index): outputs.ports[index].isStateful
        case .state: true
        case .input, .event, .named, .expression, .start: false
        }
    }
}
