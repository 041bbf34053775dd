extension SwiftLexer {
    /// Notes that the last token opens a bracket.
    package mutating func open() {
        let index = tokens.count - 1
        frames[frames.count - 1].open.append(index)
        frames[frames.count - 1].counts[Self.slot(bytes[tokens[index].lower])] += 1
    }

    /// Pairs the last token, which closes a bracket, with the nearest open one of its kind. What was opened in between
    /// stays without a partner.
    package mutating func close(_ byte: UInt8) {
        let index = tokens.count - 1
        let slot = Self.slot(byte)
        let frame = frames.count - 1
        guard frames[frame].counts[slot] > 0 else {
            if byte == UInt8(ascii: ")"), frame > 0 { endInterpolation(at: index) }
            return
        }
        while let candidate = frames[frame].open.popLast() {
            let candidateSlot = Self.slot(bytes[tokens[candidate].lower])
            frames[frame].counts[candidateSlot] -= 1
            if candidateSlot == slot {
                tokens[candidate].partner = index
                tokens[index].partner = candidate
                return
            }
        }
    }

    /// Goes back into the string whose interpolation the `)` at token `index` closes.
    mutating func endInterpolation(at index: Int) {
        let frame = frames.removeLast()
        guard let string = frame.string, let interpolation = frame.interpolation else { return }
        tokens[interpolation].partner = index
        tokens[index].partner = interpolation
        stringBody(of: string, hashes: frame.hashes, isMultiline: frame.isMultiline)
    }

    private static func slot(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): 0
        case UInt8(ascii: "["), UInt8(ascii: "]"): 1
        case UInt8(ascii: "{"), UInt8(ascii: "}"): 2
        default: 3
        }
    }

    /// Counts for each token the pairs it stands in.
    mutating func setDepths() {
        var depth = 0
        for index in tokens.indices {
            let partner = tokens[index].partner
            if let partner, partner < index { depth -= 1 }
            tokens[index].depth = depth
            if let partner, partner > index { depth += 1 }
        }
    }
}
