extension Renderer {
    /// Renders the body for each value, or what stands after `empty`.
    ///
    /// - Throws: `TemplateError` where the values are neither a list nor a dictionary, and all that the body throws.
    mutating func render(_ node: LoopNode) throws(TemplateError) {
        var turns = try turns(node)
        if let condition = node.condition {
            var taken: [[Scope.Frame]] = []
            for frames in turns {
                frames.forEach { scope.push($0) }
                if try holds(condition) { taken.append(frames) }
                scope.pop(frames.count)
            }
            turns = taken
        }
        for (index, frames) in turns.enumerated() {
            scope.push(.loop(index: index, count: turns.count))
            frames.forEach { scope.push($0) }
            try render(node.body)
            scope.pop(frames.count + 1)
        }
        if turns.isEmpty { try render(node.otherwise) }
    }

    /// The names that each turn of a loop brings in.
    private func turns(_ node: LoopNode) throws(TemplateError) -> [[Scope.Frame]] {
        let value = try value(node.values)
        switch value {
        case .list(let values):
            if node.names.count > 1 {
                throw fail(
                    "a list gives one value a turn, not two; write `for \(node.names[0]) in`",
                    at: node.namesRange
                )
            }
            return values.map { bindings(node.names, [$0]) }
        case .dictionary(let values):
            return values.sorted { $0.key < $1.key }.map { bindings(node.names, [.string($0.key), $0.value]) }
        case .string, .bool, .integer:
            let text = source.text(in: node.values.range)
            throw fail("`\(text)` is \(value.kind); `for` goes through a list or a dictionary", at: node.values.range)
        }
    }

    private func bindings(_ names: [String], _ values: [TemplateValue]) -> [Scope.Frame] {
        zip(names, values).filter { $0.0 != "_" }.map { Scope.Frame.binding($0, $1) }
    }
}
