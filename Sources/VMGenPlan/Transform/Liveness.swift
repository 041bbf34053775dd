import VMGenModel
import VMGenSpec

/// Which of the values that a chain carries anything behind still speaks of.
struct Liveness {
    /// By the index of a step, the values that are of use when they arrive there; last, those that are where the chain ends.
    private(set) var before: [Set<Int>]

    /// Looks backwards through `steps` from an end that uses `end` of the values that arrive there.
    init(_ steps: [FlowStep], end: Set<Int>) {
        before = Array(repeating: [], count: steps.count) + [end]
        for index in steps.indices.reversed() {
            before[index] = Liveness.before(steps[index], after: before[index + 1])
        }
    }

    private static func before(_ step: FlowStep, after: Set<Int>) -> Set<Int> {
        let all = Set(step.before.components.indices)
        switch step.kind {
        case .map, .compactMap, .replace, .latest, .first, .queue, .all, .combine, .zip:
            return used(by: step) ?? all
        case .filter, .do:
            return after.union(used(by: step) ?? all)
        case .with:
            return after.intersection(all)
        case .debounce, .throttle, .delay, .skip, .take, .share:
            return after
        case .distinct, .start, .swift:
            return all
        }
    }

    /// The values that the Swift of `step` speaks of; nil for all.
    private static func used(by step: FlowStep) -> Set<Int>? {
        let count = step.before.components.count
        switch step.argument {
        case .closure(let body):
            if body.namesItsParameters { return nil }
            return within(count, FlowValues.indices(in: body, of: step.before))
        case .invocation(let invocation), .work(let invocation, _):
            guard invocation.namesItsValues else { return nil }
            return within(count, FlowValues.indices(in: invocation.text, of: step.before))
        case .expression(let swift): return within(count, FlowValues.indices(in: swift, of: step.before))
        case .none, .streams, .amount, .verbatim: return nil
        }
    }

    private static func within(_ count: Int, _ indices: Set<Int>) -> Set<Int> {
        count == 1 && !indices.isEmpty ? [0] : indices.filter { $0 < count }
    }
}

/// The values of a flow that Swift speaks of: by `$0`, `$1`, … or by the labels of an event.
enum FlowValues {
    /// The indices of those that `swift` speaks of. What `isMember` says of a name is one of the view model, unless a label of
    /// an event hides it.
    static func indices(
        in swift: Fragment,
        of element: FlowElement,
        isMember: (String) -> Bool = { _ in false }
    ) -> Set<Int> {
        var indices = Set(SwiftText.closureArguments(in: swift).map(\.index))
        for name in SwiftText.freeNames(in: swift) {
            guard let index = element.components.firstIndex(where: { $0.name == name.text }) else { continue }
            if element.components[index].isLabel || !isMember(name.text) { indices.insert(index) }
        }
        return indices
    }
}

extension Invocation {
    /// Whether it says itself which of the flow's values it takes; where it does not, it is handed all of them.
    var namesItsValues: Bool { arguments != nil || isForeign && !isReference }

    /// Whether it is a call that no declaration of the spec tells about.
    var isForeign: Bool {
        if case .foreign = target { return true }
        return false
    }
}
