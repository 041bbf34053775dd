import VMGenModel

/// Where flows went no further.
package struct RehearsalHalts: Sendable {
    /// By flow, where that was the last time.
    package private(set) var last: [Int: RehearsalHalt] = [:]
    /// The steps that let nothing through of something that arrived.
    package private(set) var heldBack: Set<FlowStep.Place> = []

    /// Nothing has gone no further yet.
    package init() {}

    /// Where the flow at `index` went no further the last time; nil where it always did.
    package subscript(index: Int) -> RehearsalHalt? {
        get { last[index] }
        set {
            last[index] = newValue
            if let newValue, !newValue.isUnknown { heldBack.insert(.init(flow: index, step: newValue.step)) }
        }
    }
}
