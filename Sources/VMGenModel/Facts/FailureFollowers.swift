/// What becomes of failures that have a name, `errors -> as failure`, and may come while `transform` runs: they wait for one
/// listener, who takes them from all others.
struct FailureFollowers {
    /// The names of such failures.
    let names: Set<String>
    /// Those of them of which several hear.
    let shared: Set<String>
    /// Those of these of which not only events of the output hear, which are one stream.
    let split: Set<String>

    private let spec: ViewModelSpec
    private let early: Set<FlowFacts.Place>
    private let feeding: [String: [Int]]

    /// Finds those of `spec` among `early`, the places that hear of something so soon.
    init(_ spec: ViewModelSpec, early: Set<FlowFacts.Place>) {
        var feeding: [String: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            if case .named(let name, _) = flow.sink.kind { feeding[name.text, default: []].append(index) }
        }
        let names = spec.flows.namesOfFailures(and: spec.failures).filter { early.contains(.named($0)) }
        self.spec = spec
        self.early = early
        self.feeding = feeding
        self.names = names
        let hearers = names.map { ($0, spec.flows.hearers(of: $0)) }.filter { $0.1.count > 1 }
        shared = Set(hearers.map(\.0))
        split = Set(hearers.filter { !$0.1.allSatisfy { $0.sink.eventIndex != nil } }.map(\.0))
    }

    /// Whether failures of flows of `spec` become anything.
    static func tell(in spec: ViewModelSpec) -> Bool {
        (spec.flows.map(\.failure) + [spec.failures]).contains { $0?.isIgnored == false }
    }

    /// Whether `feeds` are made of failures with one of `names`, by way of other names and of outputs too, or of an output that waits
    /// for its first listener, where the outputs are made as `forms` say.
    func follow(_ names: Set<String>, feeds: [PortForm.Feed], forms: [PortForm]) -> Bool {
        var seen: Set<Int> = []
        var open = feeds
        while let feed = open.popLast() {
            guard case .flow(let flow) = feed, seen.insert(flow).inserted else { continue }
            for source in spec.flows[flow].sources {
                switch source.kind {
                case .named(let name):
                    if names.contains(name) { return true }
                    open += (feeding[name] ?? []).map { .flow($0) }
                case .output(let index):
                    if forms[index].held?.kind == .early, early.contains(.output(index)) { return true }
                    if case .lazy(let feeds) = forms[index] { open += feeds }
                case .input, .inputEvent, .state, .expression, .helper, .start: break
                }
            }
        }
        return false
    }
}

extension [Flow] {
    /// The names of streams that their failures are, or `others`.
    fileprivate func namesOfFailures(and others: FailureFlow?) -> Set<String> {
        Set((compactMap(\.failure) + [others].compactMap { $0 }).compactMap(\.sink.streamName))
    }

    /// The flows that hear of the stream called `name`, by way of other names too, and end elsewhere than in such a stream.
    fileprivate func hearers(of name: String) -> [Flow] {
        var seen: Set<String> = []
        var open = [name]
        var hearers: [Flow] = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for flow in self where flow.sources.contains(where: { $0.place == .named(next) }) {
                if let further = flow.sink.streamName { open.append(further) } else { hearers.append(flow) }
            }
        }
        return hearers
    }
}

extension FlowSink {
    /// The name of the stream that it is; nil where it is something else.
    fileprivate var streamName: String? {
        if case .named(let name, _) = kind { return name.text }
        return nil
    }
}
