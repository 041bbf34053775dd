import VMGenModel

extension StaleValue {
    /// The streams that flows of `draft` take along although what arrives is they, or is made of them: who of a stream's listeners
    /// hears of a value first is not certain, so what is taken along may be the value before.
    static func checkCompanions(_ flows: [Flow], of draft: SpecDraft) -> [Finding] {
        let origins = FlowOrigins(flows: flows, isDoneAtOnce: draft.isDoneAtOnce)
        return flows.flatMap { flow -> [Finding] in
            // A `throttle` takes time, and lets the first value through at once.
            let early = flow.steps.prefix { !$0.holdsBack && (!$0.kind.takesTime || $0.kind == .throttle) }
            // Behind work its answer arrives alone, and what it was given is taken along anew.
            let arrived = early.prefix { !$0.kind.isWork }.count
            return early.enumerated().filter { $0.element.kind == .with }.flatMap { place, step in
                step.references.map { (reference: $0, isBehindWork: place > arrived) }
            }.compactMap { reference, isBehindWork -> Finding? in
                guard case .source(let kind) = reference.kind, !draft.holdsValue(kind.place),
                    let source = flow.sources.first(where: { origins.causes(of: $0, before: flow).contains(kind.place) }
                    )
                else { return nil }
                let name = reference.text.text
                if flow.sources.count == 1, source.place == kind.place {
                    if isBehindWork { return nil }
                    return error("`\(name)` is what arrives here already: `$0`", at: reference.text.range)
                }
                return warning(
                    "`\(name)` is said when `\(source.text.text)` is, so the value that is taken along may be the new one or the one "
                        + "before; keep it in a `state`, whose value is the new one",
                    at: reference.text.range
                )
            }
        }
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
