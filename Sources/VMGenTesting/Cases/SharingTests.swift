import VMGenDoubles
import VMGenModel

/// Generated tests of outputs that are what flows say, to which several may listen.
enum SharingTests {
    /// One test: what such an output works for is done once, whoever listens.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard var script = TestScript(bench) else { return [] }
        script.separate()
        var doubles: [TestDouble] = []
        for index in bench.spec.flows.indices {
            guard let output = lazyOutput(of: index, bench), let work = bench.explorations.work(of: index, bench),
                case .method = work.call.target, !doubles.contains(work.call.double)
            else { continue }
            var further = script
            further.add(.listenAgain(bench.spec.outputs[output].name.text))
            further.send(work.reach.prefix)
            guard work.start(&further, 0) != nil, !further.rehearsal.doubts.isUnsureOfCalls else { continue }
            script = further
            doubles.append(work.call.double)
        }
        guard !doubles.isEmpty else { return [] }
        script.separate()
        for double in doubles { script.expectCount(of: double) }
        return [
            script.test("whatSeveralListenToIsDoneOnce", "A second listener of an output does not repeat the work.")
        ]
    }

    /// The output that the flow at `index` is, without anything that holds what it says; nil for other flows.
    private static func lazyOutput(of index: Int, _ bench: TestBench) -> Int? {
        guard !bench.spec.facts.flows[index].isSubscribed, let output = bench.spec.flows[index].sink.outputIndex,
            bench.spec.facts.outputs[output].held == nil, bench.spec.outputs[output].kind != nil
        else { return nil }
        return output
    }
}
