/// What the steps of a flow keep of what came before, which one who begins to listen to them later would lack.
struct StepMemory {
    /// Whether such a one would hear something else of what comes than those who have listened all along.
    private(set) var isMissed = false
    /// Whether what arrives is said to whoever comes: then what a step keeps of it alone is there for each of them.
    private var isAtHand: Bool
    private let spec: ViewModelSpec

    /// Goes through `steps`, at whose beginning `sources` of `spec` speak; failures do where there are none.
    init(_ steps: [FlowStep], from sources: [FlowSource] = [], of spec: ViewModelSpec) {
        self.spec = spec
        isAtHand =
            !sources.isEmpty && sources.allSatisfy { $0.place.holdsValue(in: spec) }
            && (sources.count == 1 || steps.first?.kind.traits.contains(.joins) == true)
        for step in steps { note(step) }
    }

    private mutating func note(_ step: FlowStep) {
        switch step.kind {
        case .share: isMissed = false
        case .combine, .distinct: if !isAtHand { isMissed = true }
        case .with: if takesStreamAlong(step) { isMissed = true }
        case .zip, .debounce, .throttle, .delay, .skip, .take, .start: isMissed = true
        case .map, .filter, .compactMap, .replace, .do, .latest, .first, .queue, .all, .swift: break
        }
        if !step.kind.traits.contains(.passesFirst) || step.kind == .with { isAtHand = false }
    }

    /// Whether a stream is among what `step` takes along, whose latest value it keeps.
    private func takesStreamAlong(_ step: FlowStep) -> Bool {
        step.references.contains { reference in reference.place.map { !$0.holdsValue(in: spec) } ?? false }
    }
}
