import VMGenSpec

extension LineLayout {
    /// What stands between the `separators`, each part with its own behind it.
    func parts(
        of indices: Range<Int>,
        from lower: Int,
        at separators: [Int]
    ) -> [(Range<Int>, tokens: Range<Int>)] {
        var parts: [(Range<Int>, tokens: Range<Int>)] = []
        var lower = lower
        var first = indices.lowerBound
        for separator in separators {
            parts.append((trimmed(lower..<tokens[separator].upper), first..<separator + 1))
            lower = tokens[separator].upper
            first = separator + 1
        }
        let rest = trimmed(lower..<tokens[indices.upperBound].lower)
        return rest.isEmpty ? parts : parts + [(rest, first..<indices.upperBound)]
    }

    /// The tokens that separate the parts of a list: commas that stand in no brackets and in no generic arguments.
    func separators(in body: Range<Int>) -> [Int] {
        var depth = 0
        var next = body.lowerBound
        return outermost(in: body) { index in
            for other in next..<index where tokens[other].kind == .symbol {
                let sign = text(of: other)
                let isTight = other > 0 && tokens[other - 1].upper == tokens[other].lower
                if sign == "<", isTight { depth += 1 }
                if depth > 0, !sign.hasPrefix("-") { depth -= sign.filter { $0 == ">" }.count }
            }
            next = index
            return tokens[index].kind == .comma && depth <= 0
        }
    }
}
