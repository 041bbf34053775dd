import VMGenDoubles
import VMGenModel
import VMGenPlan

/// Generated tests of what holds whatever hand-written logic does.
enum LogicTests {
    /// Flags show that hand-written work has begun.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        return bench.spec.flows.indices.compactMap { loading($0, bench) }
    }

    private static func loading(_ index: Int, _ bench: TestBench) -> GeneratedTest? {
        let flow = bench.spec.flows[index]
        guard let step = flow.steps.first(where: \.kind.isWork), case .work(let invocation, let flags) = step.argument,
            invocation.isHandWritten, let flag = flags.first, case .source(let kind) = flag.kind,
            case .output(let output) = kind
        else { return nil }
        let place = Rehearsal.Place.output(output)
        let all = bench.triggers
        for (effort, trigger) in TestReach.Effort.simple.flatMap({ effort in all.map { (effort, $0) } })
        where effort == .usual || bench.routes.flows(from: trigger).contains(index) {
            let isReached = { (before: Rehearsal, after: Rehearsal) in
                !before.doubts.unsure.contains(place) && before.logicWork.isEmpty && after.logicWork.contains(index)
            }
            guard let reach = TestReach(trigger, bench, effort, isReached: isReached), var script = TestScript(bench),
                script.rehearsal.running[place] == 0
            else {
                continue
            }
            script.waitEverywhere()
            script.separate()
            script.reach(reach, isReached)
            script.separate()
            let name = bench.spec.outputs[output].name.text
            script.add(.expect(.output(name, .first(2)), .equals("[false, true]")))
            let test = "\(name)ShowsThat\(trigger.name(in: bench.spec).capitalizedFirst)Works"
            return script.test(test, TestWords.flows([flow]) + ".")
        }
        return nil
    }
}
