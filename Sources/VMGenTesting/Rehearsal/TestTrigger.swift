import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Something that a view sends, an input or an event of the input's stream, or that a double says before.
enum TestTrigger: Hashable {
    /// The input at an index.
    case input(Int)
    /// The event at an index.
    case event(Int)
    /// Nothing: what began with the view model.
    case start
    /// What the stream of a double says, by the Swift that names it.
    case stream(Fragment)
    /// What a property of a stub is, by the parameter that holds the stub and its name.
    case property(parameter: String, name: String)
    /// What a view sets a published property to.
    case published(PublishedProperty)

    /// All that the view of `spec` sends.
    static func all(of spec: ViewModelSpec) -> [TestTrigger] {
        let sent =
            spec.transform.inputStream == nil
            ? spec.inputs.indices.filter { spec.inputs[$0].kind != nil }.map(TestTrigger.input)
            : spec.inputEvents.indices.map(TestTrigger.event)
        let sources = Set(spec.flows.flatMap(\.sources).map(\.place))
        return sent + PublishedProperty.all(of: spec).filter { sources.contains($0.source) }.map(TestTrigger.published)
    }

    /// Its name.
    func name(in spec: ViewModelSpec) -> String {
        switch self {
        case .input(let index): spec.inputs[index].name.text
        case .event(let index): spec.inputEvents[index].name.text
        case .published(let property): property.port(in: spec).name.text
        case .start, .stream, .property: ""
        }
    }

    /// The method of the harness that sends it.
    func method(in spec: ViewModelSpec) -> String {
        if case .published(let property) = self { return property.method(in: spec) }
        return spec.sendingMethod(name(in: spec))
    }

    /// Whether a test may send it from any thread: what a view's control says comes on the main thread, and nothing brings it
    /// there. A helper of the app is given it as it comes, and may want it there.
    func comesFromAnyThread(in spec: ViewModelSpec) -> Bool {
        if spec.facts.given.contains(source) { return false }
        if case .published = self { return false }
        guard case .input(let index) = self, let name = spec.inputs[index].kind?.name else { return true }
        return !["ControlEvent", "ControlProperty", "Published"].contains(name)
    }

    /// Whether its values point into something of which nobody knows how long it is, where the spec says no sample: hand-written
    /// logic may rely on what they point at.
    func isMadeUp(in spec: ViewModelSpec) -> Bool {
        let types: [String]
        switch self {
        case .input(let index): types = [spec.inputs[index].element.text]
        case .event(let index): types = spec.inputEvents[index].payload.map(\.type)
        case .published(let property): types = [property.port(in: spec).element.text]
        case .start, .stream, .property: types = []
        }
        let isSampled = spec.samples.contains { sample in
            if case .input(let index) = sample.target {
                self == .input(index)
            } else {
                sample.target == .type("IndexPath")
            }
        }
        return !isSampled && types.contains("IndexPath")
    }

    /// What it is for a rehearsal.
    var source: Rehearsal.Source {
        switch self {
        case .input(let index): .input(index)
        case .event(let index): .event(index)
        case .start: .start
        case .stream(let swift): .expression(swift.text)
        case .property(let parameter, let name): .expression("\(parameter).\(name)")
        case .published(let property): property.source
        }
    }

    /// What a test sends, usual first, then one that differs; empty where no value is known.
    func payloads(_ bench: TestBench) -> [[KnownValue]] {
        let types = bench.facts.types
        switch self {
        case .input(let index):
            let port = bench.spec.inputs[index]
            if port.isVoid { return [[], []] }
            let type = types.qualified(port.element.text)
            return bench.values(ofInput: index).map { [KnownValue(swift: $0, type: type)] }
        case .event(let index):
            let payload = bench.spec.inputEvents[index].payload
            if payload.isEmpty { return [[], []] }
            let all = SampleValues.together(payload.map { ($0.type, bench.values.values(of: $0.type)) })
            let known = all.map { zip(payload, $0).map { KnownValue(swift: $1, type: types.qualified($0.type)) } }
            return known.count == 1 ? known + known : Array(known.prefix(2))
        case .start: return [[]]
        case .stream, .property, .published:
            guard let type = said(bench) else { return [] }
            if type == "Void" { return [[]] }
            return bench.values.values(of: type).map { [KnownValue(swift: $0, type: type)] }
        }
    }

    /// The type of what a double says, or a view sets, as tests name it; nil for what a view sends, and where there is no double.
    private func said(_ bench: TestBench) -> String? {
        switch self {
        case .input, .event, .start: return nil
        case .published(let property): return bench.facts.types.qualified(property.port(in: bench.spec).element.text)
        case .stream(let swift): return bench.stream(swift)?.given.type
        case .property(let parameter, let name):
            let properties = bench.stub(ofParameter: parameter)?.properties ?? []
            return properties.first { $0.property.name.text == name }?.form?.type
        }
    }

    /// Values at the edge of what filters let through, for those that take one value.
    func edges(_ bench: TestBench) -> [[KnownValue]] {
        let type: String
        switch self {
        case .input(let index): type = bench.spec.inputs[index].element.text
        case .event(let index):
            guard bench.spec.inputEvents[index].payload.count == 1 else { return [] }
            type = bench.spec.inputEvents[index].payload[0].type
        case .start, .stream, .property, .published: type = said(bench) ?? ""
        }
        return EdgeValues.values(of: type).map { [KnownValue(swift: $0, type: bench.facts.types.qualified(type))] }
    }

    /// Values that conditions behind it may ask for where the usual ones do not pass.
    func suited(_ bench: TestBench) -> [[KnownValue]] {
        let flows = bench.routes.flows(from: self).map { bench.spec.flows[$0] }
        guard flows.contains(where: \.mayHoldBack) else { return [] }
        let suited = SuitedValues(flows.flatMap(\.steps))
        let types = bench.facts.types
        switch self {
        case .input(let index):
            let port = bench.spec.inputs[index]
            let type = types.qualified(port.element.text)
            let known = ScenarioValues.sent(input: index, in: bench.spec)
            let values = suited.values(of: port.element.text, after: known, besides: bench.values(ofInput: index))
            return port.isVoid ? [] : values.map { [KnownValue(swift: $0, type: type)] }
        case .published, .stream:
            guard let type = said(bench) else { return [] }
            let values = suited.values(of: type, besides: bench.values.values(of: type))
            return values.map { [KnownValue(swift: $0, type: type)] }
        case .event(let index):
            let payload = bench.spec.inputEvents[index].payload
            guard let usual = payloads(bench).first else { return [] }
            return payload.indices.flatMap { place -> [[KnownValue]] in
                let type = payload[place].type
                return suited.values(of: type, besides: bench.values.values(of: type)).map { value in
                    var values = usual
                    values[place] = KnownValue(swift: value, type: types.qualified(type))
                    return values
                }
            }
        case .start, .property: return []
        }
    }

    /// Sends `values` into `rehearsal`.
    func send(_ values: [KnownValue], into rehearsal: inout Rehearsal) {
        switch self {
        case .start: break
        case .property(let parameter, let name): rehearsal.known.named["\(parameter).\(name)"] = values.first
        case .stream(let swift):
            let stream = rehearsal.bench.stream(swift)
            // Behind the one value of a single nothing comes.
            if let stream, stream.given.isSingle, !rehearsal.calls.endStreams(of: stream.double) { return }
            rehearsal.emit(source, values)
        case .published(let property):
            rehearsal.said.noteView(of: property.place)
            rehearsal.say(values, at: property.place)
        case .input, .event: rehearsal.emit(source, labelled(values, in: rehearsal.spec))
        }
    }

    /// `values` with the labels by which Swift of `spec` names them.
    private func labelled(_ values: [KnownValue], in spec: ViewModelSpec) -> [KnownValue] {
        guard case .event(let index) = self else { return values }
        return zip(spec.inputEvents[index].payload, values).map { parameter, value in
            var value = value
            value.label = parameter.nameInFlows
            return value
        }
    }

    /// The missing sample, as a reason to skip; nil where nothing is missing.
    func missing(_ bench: TestBench) -> String? {
        guard payloads(bench).isEmpty else { return nil }
        switch self {
        case .input(let index): return TestBench.missing(bench.spec.inputs[index].element.text)
        case .event(let index):
            let type = bench.spec.inputEvents[index].payload.first { bench.values.values(of: $0.type).isEmpty }?.type
            return type.map(TestBench.missing)
        case .published(let property): return TestBench.missing(property.port(in: bench.spec).element.text)
        case .start, .stream, .property: return nil
        }
    }

    /// The sending of `values`.
    func sending(_ values: [KnownValue], in spec: ViewModelSpec) -> TestStep.Send {
        switch self {
        case .input, .start, .stream, .property, .published:
            return TestStep.Send(trigger: self, arguments: values.map(\.swift).joined())
        case .event(let index):
            let arguments = zip(spec.inputEvents[index].payload, values).map { parameter, value in
                (parameter.label.map { "\($0): " } ?? "") + value.swift
            }
            return TestStep.Send(trigger: self, arguments: arguments.joined(separator: ", "))
        }
    }
}
