/// The names of the constants that hold the streams of flows; none is given twice.
///
///     - load -> map { true } -> busy       busyFromLoad
///     - load -> map { false } -> busy      busyFromLoad2
struct FlowConstants {
    /// By flow, told by where its line starts: the stream of its values.
    private var values: [Int: String] = [:]
    /// The stream of what its `catch` makes of its failures.
    private var caught: [Int: String] = [:]
    /// The relay of the failures that its `catch` deals with.
    private var failures: [Int: String] = [:]
    /// By output, the streams that are merged to it, in order.
    private var merged: [Int: [String]] = [:]
    /// The names given so far.
    private var taken: Set<String> = []

    /// Names the streams of all flows of `spec`, whose outputs are made of `feeds`.
    init(_ spec: ViewModelSpec, feeds: [OutputFeed]) {
        for flow in spec.flows {
            let place = flow.text.range.lower
            let source = flow.sources.first?.text.text ?? "flow"
            if let failure = flow.failure {
                failures[place] = unique(Self.word(of: source) + "Failures")
                caught[place] = name(failure.sink, from: "failures", spec: spec, feeds: feeds)
            }
            values[place] = name(flow.sink, from: source, spec: spec, feeds: feeds)
        }
    }

    /// The constant of the values of `flow`; nil where it ends in no stream.
    func values(of flow: Flow) -> String? { values[flow.text.range.lower] }

    /// The constant of what the `catch` of `flow` makes of its failures; nil where it ends in no stream.
    func caught(of flow: Flow) -> String? { caught[flow.text.range.lower] }

    /// The constant of the relay of the failures of `flow`.
    func failures(of flow: Flow) -> String { failures[flow.text.range.lower] ?? "failures" }

    /// The constants that are merged to the output at `index`, in order.
    func merged(into index: Int) -> [String] { merged[index] ?? [] }

    /// The constant of a stream that ends in `sink`: an output's name where nothing else feeds it, or a name of its own.
    private mutating func name(
        _ sink: FlowSink,
        from source: String,
        spec: ViewModelSpec,
        feeds: [OutputFeed]
    ) -> String? {
        switch sink.kind {
        case .named(let name, _):
            return SwiftText.escaped(name.text)
        case .output(let index):
            guard case .flows(let feeding) = feeds[index] else { return nil }
            let output = spec.outputs[index].name.text
            guard feeding.count > 1 else { return SwiftText.escaped(output) }
            let name = unique(Self.gathered(output, from: source))
            merged[index, default: []].append(name)
            return name
        case .outputEvent(let index, _):
            guard !spec.sendsEvents else { return nil }
            let event = spec.outputEvents[index].name.text
            let count = spec.flows.filter { $0.sink.eventIndex == index }.count
            return count > 1 ? unique(Self.gathered(event, from: source)) : SwiftText.escaped(event)
        default:
            return nil
        }
    }

    /// `name`, or with a number behind it where it is taken.
    private mutating func unique(_ name: String) -> String {
        var candidate = name
        var count = 2
        while !taken.insert(candidate).inserted {
            candidate = name + String(count)
            count += 1
        }
        return candidate
    }

    /// `titleFromReload`: the part of `title` that comes from `reload`.
    static func gathered(_ output: String, from source: String) -> String {
        output + "From" + word(of: source).capitalizedFirst
    }

    private static func word(of source: String) -> String {
        String(source.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
