import VMGenModel

extension ChainBuilder {
    /// `with a, b`: the latest of other streams travels along; what is there at every time is read where it is needed.
    mutating func take(_ references: [StreamReference], step: FlowStep, rest: [FlowStep], live: Set<Int>) {
        let own = step.before.components.count
        let kept = kept
        self.kept = nil
        let isStream = { [context] (reference: StreamReference) in
            context.heldValue(reference) == nil && reference.text.range != kept?.text.range
        }
        var next = own
        var places: [(reference: StreamReference, indices: [Int])] = []
        for reference in references {
            let count = context.heldValue(reference) == nil ? reference.element.components.count : 1
            places.append((reference, Array(next..<next + count)))
            next += count
        }
        names = step.after.components.map(\.name)
        element = step.after
        for index in slots.indices where !live.contains(index) { slots[index] = .dead }
        slots += Array(repeating: .dead, count: max(0, names.count - own))
        if let indices = places.first(where: { $0.reference.text.range == kept?.text.range })?.indices {
            tuple = tuple.dropLast(indices.count) + indices
            for index in indices { slots[index] = .carried }
        }
        let streams = places.filter { isStream($0.reference) }
        if !streams.isEmpty { latest(streams, live: live) }
        for (reference, indices) in places {
            guard let value = context.heldValue(reference), let index = indices.first, slots.indices.contains(index)
            else {
                continue
            }
            slots[index] = .read(value)
        }
        if !slots.areReadLater(in: rest, flow?.sink, context) { materialise() }
    }

    /// The latest of `streams`: alone where nothing speaks of what arrives any more, otherwise beside it.
    private mutating func latest(_ streams: [(reference: StreamReference, indices: [Int])], live: Set<Int>) {
        let other = context.chains.companions(streams.map(\.reference), of: flow, kind: kind)
        let kept = tuple.indices.filter { tuple[$0].map { !slots[$0].isDead } ?? false }
        let added = streams.map(\.indices)
        for index in added.flatMap({ $0 }) where slots.indices.contains(index) { slots[index] = .carried }
        // Of several, a tuple that one of them carries would stand as one value among those of the others.
        let isNested = added.count > 1 && added.contains { $0.count > 1 }
        if kept.isEmpty, !isNested {
            links.append(.withLatest(other, combined: nil))
            tuple = added == [[]] ? [] : added.flatMap { $0.isEmpty ? [nil] : $0.map(Optional.some) }
            isTupleMade = streams.count > context.spec.runtime.joinLimit
            return
        }
        let left = tuple.count == 1 && !kept.isEmpty ? ["$0"] : kept.map { "$0.\($0)" }
        var right: [String] = []
        var carried: [Int?] = kept.map { tuple[$0] }
        for (place, indices) in added.enumerated() {
            let whole = added.count == 1 ? "$1" : "$1.\(place)"
            right += indices.count == 1 ? [whole] : indices.indices.map { "\(whole).\($0)" }
            carried += indices.map(Optional.some)
        }
        let joining = Closure.joining(left, right, keeping: kept, of: tuple, names)
        links.append(.withLatest(other, combined: joining))
        (tuple, isTupleMade) = (carried, carried.count > 1)
    }
}

extension [FlowSlot] {
    /// Whether what is read now can be read in the closure of one of the `steps` that follow, or by the `sink` behind them, and is of no
    /// use behind that.
    fileprivate func areReadLater(in steps: [FlowStep], _ sink: FlowSink?, _ context: StreamContext) -> Bool {
        let isConstant = allSatisfy { slot in
            guard case .read(let expression) = slot else { return true }
            return context.isConstant(expression)
        }
        if areHidden(in: steps, sink) { return false }
        for step in steps {
            switch step.argument {
            case .closure(let body) where body.namesItsParameters && body.namedValues == nil: return false
            case .none where step.kind == .compactMap: return count == 1
            // What is taken along behind is read as well: nothing of what is here goes into a tuple for that.
            case .streams(let taken) where step.kind == .with && taken.allSatisfy { context.heldValue($0) != nil }:
                break
            case .none, .amount, .verbatim, .streams: return false
            case .closure where step.kind == .distinct: return false
            case .expression where step.kind == .start: return false
            case .closure, .expression, .invocation, .work: break
            }
            if step.kind.changesValue { return true }
            if step.kind == .do, !isConstant { return false }
        }
        return sink?.evaluates ?? false
    }

    /// Whether `steps`, or `sink` behind them, call something of their own like what is read here:
    /// `with last -> set rows = rows.filter { last in … }`.
    private func areHidden(in steps: [FlowStep], _ sink: FlowSink?) -> Bool {
        let read = reduce(into: Set<String>()) { names, slot in
            if case .read(let value) = slot { names.formUnion([value].namesAndReceivers) }
        }
        if read.isEmpty { return false }
        return steps.reduce(sink?.locals ?? []) { $0.union($1.locals) }.contains(where: read.contains)
    }
}

extension FlowSink {
    /// Whether it is Swift that can read a value where it needs it.
    var evaluates: Bool {
        switch kind {
        case .set, .call, .outputEvent: true
        case .output, .state, .expression, .named, .ignore: false
        }
    }
}
