import VMGenTemplating

extension ViewModelPlanner {
    /// The tests that the user's test file starts with: one a flow that ends in hand-written logic, or one a flow where
    /// there is no logic.
    var tests: [TemplateValue] {
        let written = spec.flows.filter { $0.invocations.contains(where: \.isHandWritten) }
        var names: Set<String> = []
        return (written.isEmpty ? spec.flows : written).map { flow in
            let words = flow.sources.map { $0.text.text.filter { $0.isLetter || $0.isNumber }.capitalizedFirst }
            let base = "test" + words.joined(separator: "Or")
            var name = base
            var count = 2
            while !names.insert(name).inserted {
                name = base + String(count)
                count += 1
            }
            return .dictionary(["name": .string(name), "flow": .string("`\(flow.text.text)`")])
        }
    }
}

extension Invocation {
    /// Whether it calls a method that the user writes.
    var isHandWritten: Bool {
        if case .logic = target { return true }
        return false
    }
}
