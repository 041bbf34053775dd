import VMGenSpec

extension Fragment {
    /// The body of a closure that names its parameters, `id, rooms in rooms[id]`, as an expression of values, and what these
    /// are called; nil where it is more than one expression, or says more of its parameters than their names.
    var namedValues: (names: [String], made: Expression)? {
        guard let (head, body) = closureSignature, !body.text.contains(where: \.isNewline)
        else { return nil }
        let names = head.text.split(separator: ",").map { String($0.filter { $0 != " " }) }
        guard names.allSatisfy({ $0 == "_" || SwiftText.isIdentifier($0) }) else { return nil }
        let made = Expression(body).mappingWritten { piece in
            guard case .name(let name, _, let isShorthand) = piece, let index = names.firstIndex(of: name) else {
                return [piece]
            }
            return isShorthand ? [.text("\(name) = "), .value(index)] : [.value(index)]
        }
        return (names.enumerated().map { $0.element == "_" ? "value\($0.offset + 1)" : $0.element }, made)
    }
}

extension [Int?] {
    /// The parameters of a closure over a stream that carries these of the values called `names`, of which it speaks of those
    /// that are `used`; empty for nothing.
    func parameters(_ names: [String], used: Set<Int>) -> [String] {
        if isEmpty { return [] }
        if used.isEmpty { return ["_"] }
        return map { index in
            guard let index, used.contains(index) else { return "_" }
            return SwiftText.escaped(names[index])
        }
    }

    /// What the values at `used` are in a closure of `$0`, `$1`, … where a stream carries the values at these indices, nil for what is
    /// dropped; nil where Swift takes it for a closure of other parameters.
    func anonymous(_ used: Set<Int>) -> [String]? {
        var places: [Int: Int] = [:]
        for (place, index) in enumerated() { if let index { places[index] = place } }
        let positions = used.compactMap { places[$0] }
        guard positions.count == used.count else { return nil }
        if count > 1, !used.isEmpty, positions.max() != count - 1 { return nil }
        return (0...(used.max() ?? 0)).map { "$\(places[$0] ?? $0)" }
    }
}
