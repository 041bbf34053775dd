import VMGenModel
import VMGenSpec

extension ErrorReasons {
    /// The reasons that the work of a spec can fail for and that no case of its error type stands for.
    static func checkCoverage(_ draft: SpecDraft, work: [FailingWork]) -> [Finding] {
        guard let policy = draft.errors, policy.isDeclared else { return [] }
        var causes: [(reason: ErrorPolicy.Reason, name: Fragment)] = []
        for request in draft.requests {
            let reasons: [ErrorPolicy.Reason] =
                request.decode == nil
                ? [.url, .transport, .status] : [.url, .transport, .status, .decoding]
            causes += reasons.map { ($0, request.name) }
        }
        for work in work {
            if case .request = work.invocation.target { continue }
            causes.append((.other, work.invocation.text))
        }
        let uncovered = ErrorPolicy.Reason.allCases.filter { reason in
            policy.caseName(for: reason) == nil && causes.contains { $0.reason == reason }
        }
        guard let cause = causes.first(where: { uncovered.contains($0.reason) }) else { return [] }
        let because = ("`\(cause.name.text)` can fail so", cause.name.range)
        return [Self.uncovered(uncovered, policy: policy, because: because)]
    }
}
