import VMGenTemplating

extension ViewModelPlanner {
    /// The tests that the user's test file starts with: one a flow that ends in hand-written logic, or one a flow where
    /// there is no logic.
    var tests: [TemplateValue] {
        let written = spec.flows.filter { $0.invocations.contains(where: \.isHandWritten) }
        let flows = written.isEmpty ? spec.flows : written
        let bases = flows.map { flow in "test" + flow.sources.map { Self.words($0.text.text) }.joined(separator: "Or") }
        var names: Set<String> = []
        return zip(flows, bases).map { flow, base in
            let isShared = bases.filter { $0 == base }.count > 1
            let full = isShared ? "\(base)To\(Self.words(flow.sink.text.text))" : base
            var name = full
            var count = 2
            while !names.insert(name).inserted {
                name = full + String(count)
                count += 1
            }
            return .dictionary(["name": .string(name), "flow": .string("`\(flow.text.text)`")])
        }
    }

    /// The words before the first bracket or assignment as one: `UseCaseHeight` for `useCase.height`.
    private static func words(_ text: String) -> String {
        text.prefix { $0 != "(" && $0 != "=" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .map { String($0).capitalizedFirst }.joined()
    }
}

extension Invocation {
    /// Whether it calls a method that the user writes.
    var isHandWritten: Bool {
        if case .logic = target { return true }
        return false
    }
}
