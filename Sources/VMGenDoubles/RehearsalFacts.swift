import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// What rehearsals of one view model look up again and again, computed once.
///
/// A class, since every rehearsal holds it, and rehearsals are copied at each step that a test tries.
package final class RehearsalFacts {
    /// All fields that hold or say something.
    package let ports: [(place: FlowFacts.Place, port: Port)]
    /// Those that are made anew each time that the view is wired.
    package let fresh: [(place: FlowFacts.Place, port: Port)]
    /// All outputs and states, by their places.
    package let portsByPlace: [FlowFacts.Place: Port]
    /// Where each of them is, by its name.
    package let places: [String: FlowFacts.Place]
    /// The fields that show whether work runs, by name.
    package let flags: Set<String>
    /// The flows in the order in which they listen, by index in the spec.
    package let order: [Int]
    /// For each thing that flows start from, those flows, in the order in which they listen.
    package let flows: [FlowSource.Place: [Int]]
    /// The place of each flow in that order; one that nothing runs has none.
    private let turns: [Int: Int]
    /// For each thing that ends work, the steps whose work it ends, in that order.
    package let ends: [FlowSource.Place: [FlowStep.Place]]
    /// What flows start from, or take along: they listen before the harness does, and what is said to them may be over then.
    package let read: Set<FlowFacts.Place>
    /// The relays without a value, which say nothing to those who come later.
    package let relays: Set<FlowSource.Place>
    /// What flows write of which those who listen later hear nothing that was said before.
    package let unwaiting: Set<FlowSource.Place>
    /// The types that a test names longer than the spec does.
    package let types: NestedTypes
    /// The names that mean something outside of a test: members, plain inputs, the parts of events, and private types.
    package let names: Set<String>
    /// The labels of events' payloads, which stand for what arrives also where a member is called so.
    package let labels: Set<String>
    /// What the spec's own types make.
    package let declared: DeclaredValues
    /// The outputs that say one value.
    package let singles: SingleOutputs
    /// The outputs whose relays are lent to hand-written logic, by index.
    package let lent: Set<Int>

    /// The variables whose value comes from a wrapper: no test knows whether there is any, `@Injected var library: Library`.
    private let wrapped: Set<String>

    /// What samples make of stubs.
    package let untold: UntoldStubs

    /// The relays and subjects without a value that the view model makes for itself: they say what is sent into them, and nothing else.
    package let ownRelays: Set<String>

    /// The methods of `logic`, by name.
    package let logic: [String: [SwiftMethod]]

    /// What the spec calls its dictionaries.
    package let dictionaries: Set<String>

    private let readings: SwiftReadings

    /// What inputs say from the beginning, by index: those of kinds that hold a value. A `Void` is no value.
    package let first: [Int: [KnownValue]]

    /// Whether `swift` is one of ``ownRelays``.
    package func isOwn(_ swift: Fragment) -> Bool { ownRelays.contains(swift.text) }

    /// The place of the flow at `index` in the order in which flows listen.
    package func turn(of index: Int) -> Int { turns[index] ?? .max }

    /// What `swift` of the spec looks at.
    package func reading(of swift: Fragment) -> SwiftReading {
        readings.reading(of: swift, names: names, isVisible: types.canQualify(swift))
    }

    /// Whether `swift` asks something of what a wrapper gives.
    package func asksWrapped(_ swift: Fragment) -> Bool {
        let reading = reading(of: swift)
        return reading.looksInside && reading.names.contains(where: wrapped.contains)
    }

    /// Whether `port` shows whether work runs.
    package func isFlag(_ port: Port) -> Bool { flags.contains(port.name.text) }

    /// `type` of the spec as tests name it.
    package func qualified(_ type: String) -> String { readings.qualified(type, by: types.qualified) }

    /// Whether `name` stands for a member in Swift of the spec; a label of an event's payload does not.
    package func standsForMember(_ name: String) -> Bool { names.contains(name) && !labels.contains(name) }

    /// The facts of the view model of `harness`.
    package init(_ harness: HarnessPlanner) {
        let spec = harness.spec
        let outputs = spec.outputs.enumerated().map { (FlowFacts.Place.output($0.offset), $0.element) }
        let states = spec.states.enumerated().map { (FlowFacts.Place.state($0.offset), $0.element) }
        dictionaries = NameKinds.dictionaries(of: spec)
        readings = SwiftReadings(of: spec.flows.steps(and: spec.failures), dictionaries: dictionaries)
        portsByPlace = Dictionary(uniqueKeysWithValues: outputs + states)
        ports = outputs.filter { $0.1.kind != nil } + states
        places = Dictionary(ports.map { ($0.port.name.text, $0.place) }) { first, _ in first }
        let flags = spec.facts.flags
        self.flags = flags
        fresh = ports.filter { place, port in
            flags.contains(port.name.text) || port.isStateful && spec.facts.isMadeByTransform(place)
        }
        // What `transform` subscribes to listens first, and what the harness listens to next; what is done once comes last.
        order = ListeningOrder(spec, shown: harness.listened).flows.filter { !spec.flows[$0].isUnheard }
        var flows: [FlowSource.Place: [Int]] = [:]
        for index in order {
            let sources = spec.flows[index].sources.map(\.place)
            for source in Set(sources) { flows[source, default: []].append(index) }
        }
        self.flows = flows
        turns = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        ends = order.reduce(into: [:]) { ends, flow in
            for (position, step) in spec.flows[flow].steps.enumerated() {
                for source in step.until.map(\.place) {
                    ends[source, default: []].append(FlowStep.Place(flow: flow, step: position))
                }
            }
        }
        let companions = spec.flows.flatMap(\.companions).compactMap { companion in
            if case .source(let kind) = companion.kind { kind.place.written } else { nil }
        }
        read = Set(spec.flows.flatMap(\.sources).compactMap { $0.kind.place.written } + companions)
        let written = portsByPlace.keys.compactMap(\.source) + spec.flows.map(\.sink).flatMap(\.places)
        relays = Set(written.filter { $0.isRelay(in: spec) })
        unwaiting = Set(written.filter { !$0.waits(in: spec) })
        wrapped = Set(spec.variables.filter(\.isMadeByWrapper).map(\.name.text))
        untold = UntoldStubs(spec)
        logic = Dictionary(grouping: spec.logic, by: \.name.text)
        ownRelays = Set(spec.variables.filter { $0.isOwnRelay(in: spec.runtime) }.map(\.name.text))
        let nested = NestedTypes(spec)
        types = nested
        declared = DeclaredValues(spec.types)
        labels = Set(spec.inputEvents.flatMap(\.payload).compactMap(\.label))
        let fields = harness.fields.map { spec.inputs[$0].name.text }
        let parts = spec.inputEvents.flatMap(\.payload).compactMap(\.nameInFlows)
        names = spec.memberNames.union(parts).union(fields).union(HiddenTypes(spec.types).names)
        first = spec.inputs.enumerated().reduce(into: [:]) { first, input in
            let (index, port) = input
            guard port.holdsFirstValue else { return }
            if port.isVoid { return first[index] = [] }
            guard let value = port.initialValue?.text ?? NaturalValue.of(port.element.text) else { return }
            first[index] = [KnownValue(swift: value, type: nested.qualified(port.element.text))]
        }
        singles = SingleOutputs(spec)
        lent = Set(spec.outputs.indices.filter { spec.facts.outputs[$0].held?.isLent ?? false })
    }
}
