import VMGenModel

extension WorkPlan {
    /// What the work hands on beside its answer, for the `with` behind `step` of `flow`: all that the stream carries, which is its
    /// source. Nil where it hands on its answer alone.
    ///
    /// - Parameter tuple: what the stream carries.
    func source(
        keptBehind step: FlowStep,
        of flow: Flow?,
        carrying tuple: [Int?],
        in context: StreamContext
    ) -> StreamReference? {
        if work.isForeignStream, work.failures == nil { return nil }
        guard let source = flow?.keptSource(behind: step), tuple.count == source.element.components.count,
            tuple == Array(tuple.indices), context.heldValue(source) == nil
        else { return nil }
        return source
    }

    /// Whether the work would look at one of `values`, which `with` takes along as it is, when it begins: a member of the view model
    /// that it is done through, or a part of what a dependency holds.
    func looksLater(at values: [Expression], in context: StreamContext) -> Bool {
        guard work.form == .awaited || work.form == .awaitedOwner else { return false }
        return values.contains { value in
            if context.isConstant(value) { return false }
            return value.names.contains { name in
                switch context.reach.meanings[name] {
                case .constant: value.isPath
                case .member(_, _, isMethod: false), .output: work.form == .awaitedOwner
                case .member, .local, .state, .fixed, .input, nil: false
                }
            }
        }
    }
}

extension [FlowSlot] {
    /// What is read where it is needed of the values at `indices`.
    func read(at indices: Set<Int>) -> [Expression] {
        indices.sorted().compactMap { index in
            if self.indices.contains(index), case .read(let expression) = self[index] { expression } else { nil }
        }
    }
}
