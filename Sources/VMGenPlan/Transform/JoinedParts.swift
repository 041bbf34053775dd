import VMGenModel

/// What a stream carries that joins several sources, one part of a tuple each.
struct JoinedParts {
    /// The index of the flow's value that each part is; nil for a part that says nothing.
    let tuple: [Int?]
    /// What makes each value a part of its own; nil where each is one already.
    let flattening: Closure?

    /// The parts of what joins `sources`. A source of several values is one part, which is to be taken apart.
    init(_ sources: [FlowSource]) {
        var next = 0
        let places = sources.map { source -> Range<Int> in
            defer { next += source.element.components.count }
            return next..<next + source.element.components.count
        }
        guard places.contains(where: { $0.count > 1 }) else {
            tuple = places.map(\.first)
            flattening = nil
            return
        }
        // Where the last part is none of a value, `$0` alone would be the whole tuple.
        let endsInNothing = places.last?.isEmpty == true
        let names = sources.indices.map { endsInNothing ? "part\($0 + 1)" : "$\($0)" }
        let parts = zip(names, places).flatMap { name, values in
            values.count == 1 ? [name] : values.map { "\(name).\($0 - values.lowerBound)" }
        }
        let parameters = endsInNothing ? zip(names, places).map { $1.isEmpty ? "_" : $0 } : []
        flattening = Closure("(\(parts.joined(separator: ", ")))", parameters: parameters)
        tuple = Array(0..<next)
    }
}
