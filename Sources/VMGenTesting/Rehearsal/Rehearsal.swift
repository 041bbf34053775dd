import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Goes through what a view model does as far as its spec tells: what it says and whom it calls when something is sent.
///
/// What hand-written logic does nobody knows: whatever it may reach is in ``doubts`` from then on.
package struct Rehearsal {
    /// What its tests are made with.
    let bench: TestBench
    /// What of the outputs has ended, with its failure.
    var ended: [Place: KnownValue] = [:]
    /// What its members are at the moment.
    package var known: KnownMembers
    /// What each output has said since it is recorded.
    package var said = RehearsedSpeech()
    /// How often each field that has a value was written.
    var stateWrites: [Place: Int] = [:]
    /// The flows whose hand-written work has begun, by index, in order.
    var logicWork: [Int] = []
    /// What nobody knows any more.
    var doubts: RehearsalDoubts
    /// The calls of doubles so far, in order.
    package var calls = RehearsedCalls()
    /// How much work runs that each flag shows.
    var running = RunningWork()
    /// What the time is, and what waits for it.
    var clock = RehearsalClock()
    /// What flows remember, by flow and step.
    var memory: [Step: RehearsedMemory] = [:]
    /// The latest values of the streams that have no value by themselves.
    var latest = LatestValues()
    /// What speaks at the moment, and what each of these made speak.
    var speaking: [Source] = []
    /// Who hears of what is said while `transform` is under way.
    var wiring = RehearsedWiring()
    /// The flows that went to their end, or whose work has begun, by index.
    var ends: Set<Int> = []
    /// The flow that a test is about, by index; nil for a test of everything.
    var focus: Int?
    /// What was sent without going through its ``Bystanders``.
    var passedOver: [Source] = []
    /// The mistake that is in a condition; nil for none.
    var twist: ConditionTwist?
    /// Where flows went no further.
    var halts = RehearsalHalts()

    /// Something that holds or says values.
    package typealias Place = FlowFacts.Place

    /// What flows start from.
    package typealias Source = FlowSource.Place

    /// A step of a flow, by their places.
    package typealias Step = FlowStep.Place

    /// Starts before the view model is wired. `arguments` are what the harness is made with.
    package init(_ bench: TestBench, arguments: [String: KnownValue]) {
        self.bench = bench
        known = KnownMembers(facts: bench.facts, errors: bench.spec.errors?.typeName.text, named: arguments)
        doubts = RehearsalDoubts(bench)
        for (place, port) in bench.facts.ports where port.isStateful {
            known.held[place] =
                port.persistence == nil || port.initialValue != nil || TypeText.isOptional(port.element.text)
                ? known.initialValue(of: port) : nil
            if known.held[place] == nil { doubts.noteStart(of: place, isKnown: false) }
        }
    }

    /// The spec.
    package var spec: ViewModelSpec { bench.spec }

    // MARK: - What a test does

    /// Sends `values` through `trigger`.
    mutating func send(_ values: [KnownValue], through trigger: TestTrigger) { trigger.send(values, into: &self) }

    /// Lets time pass.
    package mutating func pass(_ seconds: Double) {
        let end = clock.time(in: seconds)
        calls.beginTurn()
        defer { calls.endTurn() }
        while let next = clock.next(until: end) {
            switch next.what {
            case .values(let values): run(next.place.flow, from: next.place.step + 1, values)
            case .call(let call): if calls[call].outcome == .resting { calls.add(calls[call].again()) }
            }
        }
    }
}
