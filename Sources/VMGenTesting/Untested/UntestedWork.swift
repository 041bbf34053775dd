import VMGenDoubles
import VMGenModel
import VMGenSpec

/// Finds what flows say of their work that neither a generated test nor a scenario shows.
struct UntestedWork {
    /// What tests are made with.
    let bench: TestBench
    /// What tests show beside flows.
    let claims: Set<FlowClaim>
    /// The steps that hold something back in them.
    let heldBack: Set<Rehearsal.Step>
    /// The flows that tests or scenarios show.
    let shown: Set<Int>
    /// What scenarios go through.
    let scenarios: ScenarioFlows

    /// What else the flow at `index` says of its work that nothing shows; nil for nothing.
    func why(_ index: Int) -> String? {
        guard let work = bench.explorations.work(of: index, bench) else { return unended(index) }
        let silent = bench.otherSources(of: index).first { source in
            !claims.contains(.start(source.place, flow: index)) && !work.isStarted(through: source.place)
                && !scenarios.shows(index, whereSent: source.place)
        }
        return silent.map { "no test starts it with `\($0.text.text.shortened)`; a scenario can" }
            ?? unended(index)
            ?? unanswered(work) ?? unrepeated(work) ?? unseenFlag(of: index)
    }

    /// The flag of work of the flow at `index` that nobody sees: a private state that only flows look at which no test shows. Nil for none.
    private func unseenFlag(of index: Int) -> String? {
        let spec = bench.spec
        if spec.logic.contains(where: { $0.stateIndex != nil }) { return nil }
        let flag = spec.flows[index].steps.flatMap(\.flagPlaces).compactMap { place -> String? in
            guard case .state(let state) = place, spec.states[state].visibility == nil else { return nil }
            let name = spec.states[state].name.text
            let isSeen = spec.flows.indices.contains { other in
                shown.contains(other) && spec.flows[other].looks(at: place, called: name)
            }
            let isSpelt = spec.variables.contains { variable in
                SwiftText.freeNames(in: variable.declaration).contains { $0.text == name }
            }
            return isSeen || isSpelt ? nil : name
        }.first
        return flag.map { "nobody sees `\($0)`, which would show `while \($0)`" }
    }

    /// The `distinct` behind `work` that no test answers twice with the same; nil for none.
    private func unrepeated(_ work: TestedWork) -> String? {
        let steps = bench.spec.flows[work.flow].steps
        let start = steps.firstIndex(where: \.kind.isWork) ?? steps.endIndex
        let open = steps.indices.dropFirst(start).contains { place in
            steps[place].kind == .distinct && !heldBack.contains(.init(flow: work.flow, step: place))
        }
        return open && !scenarios.shown.contains(work.flow)
            ? "no test answers twice with the same, which would show `distinct`; a scenario can" : nil
    }

    /// The statuses that no test answers the request of `work` with; nil for none.
    private func unanswered(_ work: TestedWork) -> String? {
        guard case .request(let index) = work.call.target, !scenarios.shown.contains(work.flow) else { return nil }
        let request = bench.spec.requests[index]
        let isShown = request.otherStatuses.isEmpty || claims.contains(.statuses(ofRequest: request.name.text))
        return isShown ? nil : "no test answers with \(request.otherStatuses.joined(separator: ", ")); a scenario can"
    }

    /// What ends work of the flow at `index` that nothing shows; nil for nothing.
    private func unended(_ index: Int) -> String? {
        bench.spec.flows[index].steps.enumerated().lazy.compactMap { position, step -> String? in
            let end = step.until.first { end in
                !claims.contains(.end(end.place, of: .init(flow: index, step: position)))
                    && !scenarios.shows(index, whereSent: end.place)
            }
            if let end { return "no test ends its work with `\(end.text.text.shortened)`; a scenario can" }
            let isTried = step.retries == 0 || claims.contains(.retries(of: .init(flow: index, step: position)))
            return isTried || scenarios.shown.contains(index)
                ? nil : "no test shows how often it is tried again; a scenario can"
        }.first
    }
}
