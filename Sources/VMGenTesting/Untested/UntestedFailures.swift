import VMGenDoubles
import VMGenModel
import VMGenSpec

/// Finds which of the ways that failures go no test shows, and says why.
struct UntestedFailures {
    /// What tests are made with.
    let bench: TestBench
    /// What tests show beside flows.
    let claims: Set<FlowClaim>

    /// Those of single flows, in order, and what `errors -> …` says behind them.
    var all: [UntestedFlow] {
        let spec = bench.spec
        guard bench.obstacle == nil else { return [] }
        let own = spec.flows.enumerated().compactMap { index, flow in flow.failure.map { (index, $0) } }
        let shared = spec.failures.map { [(spec.flows.count, $0)] } ?? []
        return (own + shared).compactMap { index, route in
            why(route).map { UntestedFlow(index: index, reason: $0, failures: route.text) }
        }
    }

    /// Why no test shows all of `route`; nil where one may.
    private func why(_ route: FailureFlow) -> String? {
        if case .call(let invocation) = route.sink.kind, !invocation.isHandWritten, bench.double(of: invocation) == nil
        {
            return "nothing stands in for `\(invocation.text.text.shortened)`"
        }
        let isScenarios = bench.spec.scenarios.contains { $0.letsFail { _ in true } }
        guard let filter = route.steps.first(where: { $0.kind == .filter }), !isScenarios,
            !claims.contains(.failures(of: route.text))
        else { return nil }
        return
            "no failure that is tried stops at `\(filter.text.text.shortened)`; a scenario may say what does"
    }
}
