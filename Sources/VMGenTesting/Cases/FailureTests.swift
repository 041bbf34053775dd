import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Generated tests of what a `filter` makes of failures.
enum FailureTests {
    /// `work` fails by another case of the spec's own errors than in other tests: one that a `filter` on the way of failures stops
    /// where it lets theirs through, or the other way round. Once for all work whose failures go that way.
    static func test(_ work: TestedWork) -> GeneratedTest? {
        let (bench, spec) = (work.bench, work.bench.spec)
        let flow = spec.flows[work.flow]
        guard work.canFail, let errors = spec.errors, errors.isDeclared, let route = flow.failure ?? spec.failures,
            let filter = route.steps.first(where: { $0.kind == .filter }), isFirst(work, route),
            var script = work.script(), let call = work.start(&script, 0)
        else { return nil }
        let before = script.rehearsal
        func isStopped(_ failure: RehearsedFailure) -> Bool? {
            switch failure.way(in: flow, of: before.spec, before.known) {
            case .nowhere: true
            case .reaches: false
            case .ends, .isLost: nil
            }
        }
        guard let usual = isStopped(TestedWork.failure) else { return nil }
        for reason in ErrorPolicy.Reason.allCases {
            guard let name = errors.caseName(for: reason) else { continue }
            let error = bench.facts.qualified(errors.typeName.text) + "." + SwiftText.escapedMember(name)
            let failure = RehearsedFailure(error: KnownValue(.spelt, swift: error), reason: reason)
            guard isStopped(failure) == !usual else { continue }
            script.fail(call, by: .failure(error), failure)
            if !usual { script.add(.settle) }
            script.separate()
            script.expect(route.sink.places.compactMap(\.written))
            script.expectCalls(since: before)
            guard script.rehearsal.doubts.unsure == before.doubts.unsure else { return nil }
            let (end, does) =
                usual ? ("IsTold", "lets another failure through") : ("IsHeldBack", "holds another failure back")
            let what = "\(work.documentation): `\(filter.text.text.oneLine)` \(does)."
            var test = script.test("anotherFailureOf\(work.method.capitalizedFirst)\(end)", what)
            test.claims = [.failures(of: route.text)]
            return test
        }
        return nil
    }

    /// Whether no flow above that of `work` has its failures go by `route` as well, with work that tests can go about.
    private static func isFirst(_ work: TestedWork, _ route: FailureFlow) -> Bool {
        !work.bench.spec.flows.indices.prefix(work.flow).contains { index in
            let flow = work.bench.spec.flows[index]
            guard (flow.failure ?? work.bench.spec.failures)?.text == route.text else { return false }
            return work.bench.explorations.work(of: index, work.bench)?.canFail == true
        }
    }
}
