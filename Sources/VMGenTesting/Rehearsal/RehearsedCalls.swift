/// The calls of doubles that a rehearsed view model made so far, in order.
package struct RehearsedCalls: RandomAccessCollection, MutableCollection {
    private var calls: [RehearsedCall] = []
    /// Those of each step, by index.
    private var made: [Rehearsal.Step: [Int]] = [:]
    /// How many of them are of each double.
    private var counts: [TestDouble: Int] = [:]

    /// The index of the first call.
    package var startIndex: Int { 0 }
    /// The index behind the last call.
    package var endIndex: Int { calls.count }

    /// The call at `index`.
    package subscript(index: Int) -> RehearsedCall {
        get { calls[index] }
        set { calls[index] = newValue }
    }

    /// Adds a call, behind those of the same double.
    mutating func add(_ call: RehearsedCall) {
        if let flow = call.flow { made[Rehearsal.Step(flow: flow, step: call.step), default: []].append(calls.count) }
        calls.append(call)
        calls[calls.count - 1].number = counts[call.double, default: 0]
        counts[call.double, default: 0] += 1
    }

    /// The calls of the step at `place` that run, by index.
    func running(at place: Rehearsal.Step) -> [Int] { made[place, default: []].filter { calls[$0].runs } }
}
