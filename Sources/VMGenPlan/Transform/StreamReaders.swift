import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Who reads the named streams of a spec and the outputs that are streams, by their names; looked up once for all of them.
struct StreamReaders {
    /// What of the spec reads one stream.
    struct Readers {
        /// How often flows start from it, or take it along.
        var count = 0
        /// Whether a flow takes its latest value along, or joins it with others.
        var isLatestRead = false
        /// Whether all of them are flows that `transform` subscribes to, once each.
        var areSubscribed = true
        /// Whether one of them is.
        var isSubscribed = false
        /// Whether a flow merges it with others.
        var isMerged = false
        /// The outputs that flows feed which start from it, by index.
        var outputs: [Int] = []
        /// How many flows that start from it end in an event of the output.
        var events = 0
        /// Whether one does.
        var areEvents: Bool { events > 0 }
    }

    /// What operators of the user's own name, which may read streams too.
    private let verbatim: Set<String>
    private var readers: [String: Readers] = [:]
    private let named: [String: [PortForm.Feed]]
    private var outputs: [String: Int] = [:]
    private var flows: [SourceRange: Int] = [:]
    private var foreign: Set<String> = []
    private var ofLogic: Set<String> = []
    private var voids: Set<String> = []
    private let late: LateListeners
    private let failures: FailureNames
    private var once: Set<String> = []
    private var behind: [Behind] = []

    /// Looks through `spec`.
    init(_ spec: ViewModelSpec) {
        verbatim = spec.flows.reduce(into: []) { names, flow in
            for step in flow.steps {
                guard case .verbatim(let swift) = step.argument else { continue }
                for line in swift.lines { names.formUnion(SwiftText.freeNames(in: line).map(\.text)) }
            }
        }
        late = LateListeners(spec)
        let feeds = Dictionary(grouping: spec.namedStreams, by: \.name.text).mapValues { $0.map(\.feed) }
        named = feeds
        failures = FailureNames(spec, feeds: feeds)
        var helpers: Set<Int> = []
        for (index, flow) in spec.flows.enumerated() {
            if flows[flow.text.range] == nil { flows[flow.text.range] = index }
            if flow.isUnheard { continue }
            let isSubscribed = spec.facts.flows[index].isSubscribed
            for source in flow.sources {
                note(source.kind, of: spec, isLatestRead: flow.join != nil, isSubscribed: isSubscribed)
                guard let name = source.kind.streamName(in: spec) else { continue }
                if flow.sources.count > 1, flow.join == nil { readers[name]?.isMerged = true }
                if let output = flow.sink.outputIndex { readers[name]?.outputs.append(output) }
                if case .outputEvent = flow.sink.kind { readers[name]?.events += 1 }
            }
            for source in flow.sources where helpers.insert(source.text.range.lower).inserted {
                for given in source.kind.given { note(given, of: spec, isLatestRead: false, isSubscribed: false) }
            }
            for reference in flow.companions {
                guard case .source(let kind) = reference.kind else { continue }
                note(kind, of: spec, isLatestRead: true, isSubscribed: isSubscribed)
            }
        }
        once = HeardOnce(spec, readers: readers).names
        for stream in spec.namedStreams {
            if stream.element.components.isEmpty { voids.insert(stream.name.text) }
        }
        for (index, port) in spec.outputs.enumerated() where spec.facts.outputs[index].feeds != nil {
            if outputs[port.name.text] == nil { outputs[port.name.text] = index }
        }
        foreign = streams(of: spec, madeOf: \.isOfDependency)
        // What waits for its first listener hands on where it is sent.
        let waiting = spec.outputs.indices.filter { Self.waits($0, in: spec) }
        let sent = waiting.isEmpty ? [] : spec.feedsOfOutputs
        let held = Dictionary(waiting.map { (spec.outputs[$0].name.text, sent[$0]) }) { first, _ in first }
        ofLogic = streams(of: spec, madeOf: { Self.isSaidByLogic($0, of: spec) }, held: held)
        behind = foundBehind(spec)
    }

    /// What a stream is made of that `feeds` feed.
    func behind(_ feeds: [PortForm.Feed]) -> Behind {
        feeds.reduce(into: []) { found, feed in
            if case .flow(let index) = feed { found.formUnion(behind[index]) }
        }
    }

    /// Whether the output at `index` waits for its first listener, and logic is not lent it.
    private static func waits(_ index: Int, in spec: ViewModelSpec) -> Bool {
        spec.facts.outputs[index].held.map { $0.kind == .early && $0.home != .state } ?? false
    }

    /// Whether the output called `name` waits for its first listener, and is sent on where logic says something, on any thread.
    func handsLogicOn(_ name: String) -> Bool { ofLogic.contains(name) }

    /// The readers of the stream called `name`.
    func readers(of name: String) -> Readers { readers[name] ?? Readers() }

    /// Whether an operator of the user's own names the stream called `name`.
    func isNamedVerbatim(_ name: String) -> Bool { verbatim.contains(name) }

    /// What feeds the stream that flows call `name`.
    func feeds(ofNamed name: String) -> [PortForm.Feed] { named[name] ?? [] }

    /// The output called `name` that flows alone feed; nil where there is none.
    func fedOutput(_ name: String) -> Int? { outputs[name] }

    /// Whether what the stream called `name` says comes from a stream of a dependency, of which nobody knows what asking for it
    /// twice does.
    func asksDependencies(_ name: String) -> Bool { foreign.contains(name) }

    /// Whether the stream called `name` says failures and nothing else.
    func saysFailures(_ name: String) -> Bool { failures.names.contains(name) }

    /// Whether somebody may begin to listen to the stream called `name` when `transform` has returned.
    func isHeardLater(_ name: String) -> Bool { late.names.contains(name) || verbatim.contains(name) }

    /// Whether the stream that flows call `name` has one listener, for whom alone it is made.
    func isHeardOnce(_ name: String) -> Bool { once.contains(name) && !verbatim.contains(name) }

    /// Whether what flows call `name` carries nothing.
    func isVoid(named name: String) -> Bool { voids.contains(name) }

    /// The place of `flow` among those of the spec.
    func index(of flow: Flow) -> Int? { flows[flow.text.range] }

    /// Whether `feeds` of `spec` hand on what hand-written logic says, which may do so on any thread.
    func hearsLogic(_ feeds: [PortForm.Feed], of spec: ViewModelSpec) -> Bool {
        feeds.contains { feed in
            guard case .flow(let index) = feed else { return false }
            return spec.flows[index].sources.contains { source in
                Self.isSaidByLogic(source.kind, of: spec)
                    || source.kind.streamName(in: spec).map(ofLogic.contains) == true
            }
        }
    }

    /// The names of the streams that are made of such as `isOrigin` says, directly or by way of others.
    private func streams(
        of spec: ViewModelSpec,
        madeOf isOrigin: (FlowSource.Kind) -> Bool,
        held: [String: [PortForm.Feed]] = [:]
    ) -> Set<String> {
        var made: [String: [String]] = [:]
        var open: [String] = []
        let fed = outputs.mapValues { spec.facts.outputs[$0].feeds ?? [] }.merging(held) { lazy, _ in lazy }
        for (name, feeds) in named.merging(fed, uniquingKeysWith: +) {
            for case .flow(let index) in feeds {
                for source in spec.flows[index].sources {
                    if isOrigin(source.kind) {
                        open.append(name)
                    } else if let other = source.kind.streamName(in: spec) {
                        made[other, default: []].append(name)
                    }
                }
            }
        }
        var found: Set<String> = []
        while let name = open.popLast() {
            if found.insert(name).inserted { open += made[name] ?? [] }
        }
        return found
    }

    private mutating func note(
        _ kind: FlowSource.Kind,
        of spec: ViewModelSpec,
        isLatestRead: Bool,
        isSubscribed: Bool
    ) {
        guard let name = kind.streamName(in: spec) else { return }
        readers[name, default: Readers()].count += 1
        if isLatestRead { readers[name]?.isLatestRead = true }
        if isSubscribed { readers[name]?.isSubscribed = true } else { readers[name]?.areSubscribed = false }
    }

    /// Whether hand-written logic may send to what is at `source`, on any thread: it stands in the state that logic is lent.
    private static func isSaidByLogic(_ source: FlowSource.Kind, of spec: ViewModelSpec) -> Bool {
        guard !spec.declaration.isMainActor, spec.logic.contains(where: { $0.stateIndex != nil }) else { return false }
        let held: Held?
        switch source {
        case .output(let index): held = spec.facts.outputs[index].held
        case .state(let index): held = spec.facts.states[index]
        case .input, .inputEvent, .named, .expression, .helper, .start: held = nil
        }
        // What a callback may send to is brought there where a flow hears of it.
        return held?.home == .state && held?.kind != .tracker && held?.isCalledBack != true
    }
}

extension FlowSource.Kind {
    /// What `spec` calls the stream; nil for what is no stream that flows make.
    func streamName(in spec: ViewModelSpec) -> String? {
        switch self {
        case .named(let name): name
        case .output(let index): spec.outputs[index].name.text
        case .input, .inputEvent, .state, .expression, .helper, .start: nil
        }
    }

    /// Whether it is a stream of a dependency.
    fileprivate var isOfDependency: Bool {
        switch self {
        case .expression, .helper: true
        case .input, .inputEvent, .output, .state, .named, .start: false
        }
    }
}
