/// The flows to which `transform` subscribes, and that hear of failures beside the view: they listen first, and would take from it
/// what waits for one listener.
struct FailureTakers {
    private let spec: ViewModelSpec
    private let listeners: [FlowSource.Place: [Int]]

    /// Looks through the flows of `spec`.
    init(_ spec: ViewModelSpec) {
        self.spec = spec
        var listeners: [FlowSource.Place: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            let places = flow.sources.map(\.place) + flow.companions.compactMap(\.place)
            for place in Set(places) { listeners[place, default: []].append(index) }
        }
        self.listeners = listeners
    }

    /// Whether such a flow hears of what becomes of `failure`, by way of other streams too.
    func take(_ failure: FailureFlow) -> Bool {
        var seen: Set<FlowSource.Place> = []
        var open = [place(of: failure.sink)].compactMap { $0 }
        while let place = open.popLast() {
            guard seen.insert(place).inserted else { continue }
            for index in listeners[place] ?? [] {
                switch spec.flows[index].sink.kind {
                case .named, .outputEvent: break
                case .output(let output): if spec.outputs[output].isStateful { return true }
                case .state, .expression, .set, .call, .ignore: return true
                }
                if let next = self.place(of: spec.flows[index].sink) { open.append(next) }
            }
        }
        return false
    }

    /// The stream that `sink` is; nil where it is none, or holds a value.
    private func place(of sink: FlowSink) -> FlowSource.Place? {
        switch sink.kind {
        case .named(let name, _): .named(name.text)
        case .output(let index): spec.outputs[index].isStateful ? nil : .output(index)
        case .outputEvent, .state, .expression, .set, .call, .ignore: nil
        }
    }
}
