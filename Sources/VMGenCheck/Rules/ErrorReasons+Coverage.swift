import VMGenModel
import VMGenSpec

extension ErrorReasons {
    /// The reasons that the work of a spec can fail for and that no case of its error type stands for.
    static func checkCoverage(_ draft: SpecDraft, work: [FailingWork]) -> [Finding] {
        guard let policy = draft.errors, policy.isDeclared else { return [] }
        let idle = idle(policy, draft, work: work)
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
        // Its `init` is given any error, whatever fails here.
        let uncovered = ErrorPolicy.Reason.allCases.filter { reason in
            policy.caseName(for: reason) == nil && (reason == .other || causes.contains { $0.reason == reason })
        }
        // Lines that are no cases have been reported.
        let isRead = draft.sections[.errors]?.block.allSatisfy(\.isItem) ?? true
        guard !uncovered.isEmpty, isRead || uncovered != [.other] else { return idle }
        let cause = causes.first { uncovered.contains($0.reason) }
        let because =
            cause.map { ("`\($0.name.text)` can fail so", $0.name.range) }
            ?? ("its `init(_ error: Error)` is given any error", policy.typeName.range)
        return [Self.uncovered(uncovered, policy: policy, because: because)] + idle
    }

    /// The reasons that nothing in `draft` can fail for. Hand-written logic may make an error of any.
    private static func idle(_ policy: ErrorPolicy, _ draft: SpecDraft, work: [FailingWork]) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        let isOther = work.contains { work in
            if case .request = work.invocation.target { false } else { true }
        }
        let arising = Set(
            ErrorPolicy.Reason.allCases.filter { reason in
                switch reason {
                case .status: !draft.requests.isEmpty
                case .decoding: isOther || draft.requests.contains { $0.decode != nil }
                case .url, .transport: isOther || !draft.requests.isEmpty
                case .other: true
                }
            }
        )
        return policy.cases.flatMap { zip($0.reasonPlaces, $0.reasons) }
            .filter { !arising.contains($0.1) }
            .map { neverArises($0.0, $0.1) }
    }
}
