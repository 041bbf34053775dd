import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Goes through what a view model does as far as its spec tells: what it says and whom it calls when something is sent.
///
/// What hand-written logic does nobody knows: whatever it may reach is in ``unsure`` from then on.
package struct Rehearsal {
    /// What its tests are made with.
    let bench: TestBench
    /// What of the outputs has ended, with its failure.
    var ended: [Place: KnownValue] = [:]
    /// What its members are at the moment.
    package var known: KnownMembers
    /// What each output has said since it is recorded.
    package var said: [Place: [KnownValue]] = [:]
    /// How often each field that has a value was written.
    var stateWrites: [Place: Int] = [:]
    /// The outputs and states of which nothing is certain.
    var unsure: Set<Place> = []
    /// Whether any double may have been called otherwise than ``calls`` says: by hand-written logic.
    var isUnsureOfAllCalls = false
    /// The doubles that flows may have called otherwise than ``calls`` says. What they work on waits, so that nothing comes
    /// of it.
    var unsureDoubles: Set<TestDouble> = []
    /// The flows whose hand-written work has begun, by index, in order.
    var logicWork: [Int] = []
    /// How often hand-written logic may have run.
    var runsLogic = 0
    /// The calls of doubles so far, in order.
    package var calls: [RehearsedCall] = []
    /// Those of each step, by index.
    private var made: [Step: [Int]] = [:]
    /// How many of them are of each double.
    var counter = CallCounter()
    /// How much work runs that each flag shows.
    var running: [Place: Int] = [:]
    /// What waits for its time.
    var planned: [Planned] = []
    /// The seconds that have passed.
    var now = 0.0
    /// What flows remember, by flow and step.
    var memory: [Step: RehearsedMemory] = [:]
    /// The latest values of the streams that have no value by themselves.
    var latest: [Source: [KnownValue]] = [:]
    /// How many flows follow one from the other at the moment.
    var depth = 0
    /// What is being lost at the moment.
    var losing: [Source] = []
    /// The streams of flows of which nothing is certain.
    var lostStreams: Set<Source> = []
    /// Whether `transform` is under way, and the harness begins to listen.
    var isWiring = false
    /// The flows that have been subscribed to since that began. One that follows finds what is held then, and hears nothing of
    /// what was before.
    var wired: Set<Int> = []
    /// Whether something may have ended the process: an index or an unwrapping of which nobody knows that it holds.
    var mayTrap = false

    /// The flows that went to their end, or whose work has begun, by index.
    var ends: Set<Int> = []
    /// Where flows went no further, by index: the last time that they did not.
    var halts: [Int: Halt] = [:]

    /// A step behind which nothing comes.
    struct Halt {
        /// Its place in its flow.
        var step: Int
        /// Whether nobody knows what comes of it.
        var isUnknown: Bool
    }

    /// Something that holds or says values.
    package typealias Place = FlowFacts.Place

    /// What flows start from.
    package typealias Source = FlowSource.Place

    /// A step of a flow, by their places.
    package struct Step: Hashable {
        var flow: Int
        package var step: Int
    }

    /// Values that come later.
    package struct Planned {
        package var at: Step
        package var values: [KnownValue]
        var due: Double
        /// The call that is made again then.
        var call: Int?
    }

    /// Starts before the view model is wired. `arguments` are what the harness is made with.
    package init(_ bench: TestBench, arguments: [String: KnownValue]) {
        self.bench = bench
        known = KnownMembers(facts: bench.facts, errors: bench.spec.errors?.typeName.text, named: arguments)
        for (place, port) in ports where port.isStateful {
            known.held[place] =
                port.persistence == nil || port.initialValue != nil || TypeText.isOptional(port.element.text)
                ? initialValue(of: port) : nil
            if known.held[place] == nil { unsure.insert(place) }
        }
    }

    /// Adds a call of a double, behind those of the same one.
    mutating func add(_ call: RehearsedCall) {
        if let flow = call.flow { made[Step(flow: flow, step: call.step), default: []].append(calls.count) }
        calls.append(call)
        calls[calls.count - 1].number = counter.next(call.double)
    }

    /// The calls of the step at `place` that run, by index.
    func running(at place: Step) -> [Int] { made[place, default: []].filter { calls[$0].runs } }

    /// Whether some double may have been called otherwise than ``calls`` says.
    var isUnsureOfCalls: Bool { isUnsureOfAllCalls || !unsureDoubles.isEmpty }

    /// Whether `double` may have been called otherwise than ``calls`` says.
    func isUnsure(ofCallsOf double: TestDouble) -> Bool { isUnsureOfAllCalls || unsureDoubles.contains(double) }

    /// The spec.
    package var spec: ViewModelSpec { bench.spec }

    /// The harness.
    var harness: HarnessPlanner { bench.harness }

    /// All fields that hold or say something.
    var ports: [(place: Place, port: Port)] { bench.facts.ports }

    /// The field at `place`; nil for the stream of events.
    func port(at place: Place) -> Port? {
        switch place {
        case .output(let index): spec.outputs[index]
        case .state(let index): spec.states[index]
        case .events, .named, .variable: nil
        }
    }

    /// What `port` holds before anything happened; nil where a test cannot repeat it.
    func initialValue(of port: Port) -> KnownValue? {
        let type = bench.facts.qualified(port.element.text)
        if isFlag(port) { return KnownValue(swift: "false", type: "Bool") }
        guard let text = port.initialValue else {
            return TypeText.isOptional(port.element.text) ? KnownValue(swift: "nil", type: type) : nil
        }
        return known.value(of: text, with: [], type: type)
    }

    /// Whether `port` shows whether work runs.
    func isFlag(_ port: Port) -> Bool { bench.facts.flags.contains(port.name.text) }

    // MARK: - What a test does

    /// Sends `values` through `trigger`.
    mutating func send(_ values: [KnownValue], through trigger: TestTrigger) { emit(trigger.source, values) }

    /// Lets time pass.
    package mutating func pass(_ seconds: Double) {
        let end = now + seconds + 0.000_1
        while let next = planned.enumerated().filter({ $0.element.due <= end })
            .min(by: { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) })
        {
            planned.remove(at: next.offset)
            now = max(now, next.element.due)
            if let call = next.element.call {
                if calls[call].outcome == .resting { add(calls[call].again()) }
            } else {
                run(next.element.at.flow, from: next.element.at.step + 1, next.element.values)
            }
        }
        now = end
    }

    /// Listens to the sources of the flow at `index`; what a later step starts with comes before what an earlier one does.
    mutating func subscribe(_ index: Int) {
        let flow = spec.flows[index]
        for (position, step) in flow.steps.enumerated().reversed() where step.kind == .start {
            guard case .expression(let swift) = step.argument, let value = known.value(of: swift, with: [], type: nil)
            else {
                lose(index, from: position)
                continue
            }
            run(index, from: position + 1, [value])
        }
        for source in flow.sources {
            switch source.kind {
            case .input(let input):
                if let values = bench.facts.first[input] { arrive(values, from: .input(input), at: index) }
            case .output(let output):
                if let value = known.held[.output(output)] {
                    arrive(value.type == "Void" ? [] : [value], from: .output(output), at: index)
                } else if unsure.contains(.output(output)) {
                    lose(index, from: 0)
                }
            case .state(let state):
                if let value = known.held[.state(state)] {
                    arrive(value.type == "Void" ? [] : [value], from: .state(state), at: index)
                } else {
                    lose(index, from: 0)
                }
            case .start: arrive([], from: .start, at: index)
            case .expression, .helper:
                if let stream = source.kind.dependency, listen(to: stream, for: index) { continue }
                isUnsureOfAllCalls = true
                lose(index, from: 0)
            case .inputEvent, .named: break
            }
        }
    }
}
