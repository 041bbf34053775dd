import VMGenDoubles
import VMGenModel
import VMGenPlan

/// Generated tests of what ends work that has begun.
enum EndingTests {
    /// A test for each thing that ends the work of the call at `index` of `script`, which is under way.
    static func tests(_ script: TestScript, endingCall index: Int) -> [GeneratedTest] {
        let (bench, call) = (script.bench, script.rehearsal.calls[index])
        guard let flow = call.flow, call.step >= 0 else { return [] }
        let step = bench.spec.flows[flow].steps[call.step]
        let place = FlowStep.Place(flow: flow, step: call.step)
        return step.until.compactMap { source -> GeneratedTest? in
            for trigger in bench.triggers(of: source) {
                for values in trigger.payloads(bench) + trigger.edges(bench) {
                    let end = TestSending(trigger: trigger, values: values)
                    guard var script = ended(script, by: end, index) else { continue }
                    guard looks(&script, index, step) else { return nil }
                    let (name, method) = (bench.name(of: trigger), bench.name(of: call).capitalizedFirst)
                    let flow = TestWords.flows([bench.spec.flows[flow]])
                    var test = script.test("\(name)Ends\(method)", "\(flow): `\(source.text.text)` ends it.")
                    test.claims = [.end(source.place, of: place)]
                    return test
                }
            }
            return nil
        }
    }

    /// `script` once `end` has come; nil where that is not certain to end the call at `index`, and to begin no other one in its place.
    private static func ended(_ script: TestScript, by end: TestSending, _ index: Int) -> TestScript? {
        let before = script.rehearsal
        var script = script
        script.send([end])
        if script.rehearsal.calls[index].outcome != .cancelled { script.passTime() }
        let (after, call) = (script.rehearsal, before.calls[index])
        let begun = after.calls.dropFirst(before.calls.count)
        guard after.calls[index].outcome == .cancelled, !after.doubts.isUnsure(ofCallsOf: call.double),
            after.doubts.mayTrap == before.doubts.mayTrap,
            !begun.contains(where: { $0.flow == call.flow && $0.step == call.step })
        else { return nil }
        return script
    }

    /// Looks in `script` at what has become of the call at `index`. Returns whether there is anything to see.
    private static func looks(_ script: inout TestScript, _ index: Int, _ step: FlowStep) -> Bool {
        let call = script.rehearsal.calls[index]
        let flags = step.flagPlaces.compactMap(\.written).filter { script.recorded($0) != nil }
        script.separate()
        if script.bench.showsCancellation(call.target) {
            script.expectCancelled(of: call.double)
            script.expect(flags)
            return true
        }
        script.expect(flags)
        return !flags.isEmpty
    }
}
