import VMGenModel
import VMGenValues

/// The calls of doubles that a rehearsed view model made so far, in order.
package struct RehearsedCalls: RandomAccessCollection, MutableCollection {
    private var calls = GrowingList<RehearsedCall>()
    /// Those of each step, by index.
    private var made: [FlowStep.Place: [Int]] = [:]
    /// How many of them are of each double.
    private var counts: [TestDouble: Int] = [:]
    /// Where the last call of each method is.
    private var last: [TestDouble: Int] = [:]
    /// The last call of a method behind which there is another one of the same; nil where there is none.
    private var lastRepeated: Int?

    /// How many there were when the time began that passes in one turn; nil while none does.
    private var turnStart: Int?

    /// There are none.
    package init() {}

    /// The index of the first call.
    package var startIndex: Int { 0 }
    /// The index behind the last call.
    package var endIndex: Int { calls.count }

    /// The call at `index`.
    package subscript(index: Int) -> RehearsedCall {
        get { calls[index] }
        set { calls[index] = newValue }
    }

    /// The `flow` of that index listens to the stream of `double`, which carries values of `type`.
    package mutating func listen(
        to double: TestDouble,
        of type: String,
        for flow: Int,
        _ outcome: RehearsedCall.Outcome
    ) {
        add(RehearsedCall(double: double, target: .stream(type), arguments: [], flow: flow, step: -1, outcome: outcome))
    }

    /// Adds a call, behind those of the same double.
    package mutating func add(_ call: RehearsedCall) {
        if let flow = call.flow { made[FlowStep.Place(flow: flow, step: call.step), default: []].append(calls.count) }
        if !call.double.isSession, let before = last.updateValue(calls.count, forKey: call.double) {
            lastRepeated = Swift.max(before, lastRepeated ?? 0)
        }
        var call = call
        call.number = counts[call.double, default: 0]
        calls.append(call)
        counts[call.double, default: 0] += 1
    }

    /// A turn begins in which time passes: no task begins before it is over.
    package mutating func beginTurn() { turnStart = calls.count }

    /// The work of flows is given up, and a turn begins in which all is wired: what is cancelled in it is never asked.
    package mutating func beginAnew() {
        for index in indices where self[index].flow != nil && self[index].runs {
            self[index].outcome = .cancelled
        }
        beginTurn()
    }

    /// The turn is over.
    package mutating func endTurn() { turnStart = nil }

    /// The call at `index` is given up. One that a task was to make in the same turn is none: it is never made. Returns its double
    /// where others have come behind that, so that nobody can tell which of them it is; nil for nothing.
    package mutating func cancel(_ index: Int, inTask: Bool) -> TestDouble? {
        calls[index].outcome = .cancelled
        guard inTask, let turnStart, index >= turnStart else { return nil }
        guard index == calls.count - 1 else { return calls[index].double }
        let call = calls[index]
        if let flow = call.flow { made[FlowStep.Place(flow: flow, step: call.step)]?.removeLast() }
        counts[call.double, default: 1] -= 1
        calls.removeLast()
        if !call.double.isSession { last[call.double] = indices.last { calls[$0].double == call.double } }
        return nil
    }

    /// The streams of `double` end. Returns whether one had not done so before.
    package mutating func endStreams(of double: TestDouble) -> Bool {
        let open = indices.filter { calls[$0].double == double && calls[$0].outcome == .waiting }
        for index in open { calls[index].outcome = .answered }
        return !open.isEmpty
    }

    /// How many calls of `double` there are.
    package func count(of double: TestDouble) -> Int { counts[double, default: 0] }

    /// Whether it is certain in which order the calls from `start` on come: those of one method that is called in tasks are
    /// not.
    package func areOrdered(from start: Int) -> Bool { lastRepeated.map { $0 < start } ?? true }

    /// The first call of the step at `place` from `start` on.
    package func first(at place: FlowStep.Place, from start: Int) -> RehearsedCall? {
        made[place, default: []].first { $0 >= start }.map { calls[$0] }
    }

    /// The calls of the step at `place` that run, by index.
    package func running(at place: FlowStep.Place) -> [Int] { made[place, default: []].filter { calls[$0].runs } }
}
