import VMGenModel

extension ChainBuilder {
    /// Says what the stream carries that joins `sources`, one part each. A source of several values is taken apart, so that
    /// each value is a part of its own.
    mutating func join(_ sources: [FlowSource]) {
        var next = 0
        let places = sources.map { source -> Range<Int> in
            defer { next += source.element.components.count }
            return next..<next + source.element.components.count
        }
        guard places.contains(where: { $0.count > 1 }) else {
            tuple = places.map(\.first)
            return
        }
        // Where the last part is none of a value, `$0` alone would be the whole tuple.
        let names = sources.indices.map { places.last?.isEmpty == true ? "part\($0 + 1)" : "$\($0)" }
        let parts = places.enumerated().flatMap { index, values in
            values.count == 1 ? [names[index]] : values.indices.map { "\(names[index]).\($0 - values.lowerBound)" }
        }
        let parameters = places.last?.isEmpty == true ? zip(names, places).map { $1.isEmpty ? "_" : $0 } : []
        links.append(.map(Closure("(\(parts.joined(separator: ", ")))", parameters: parameters)))
        tuple = Array(0..<next)
        isTupleMade = true
    }
}
