extension TestConstant {
    /// Where `value` makes it, as ranges of its UTF-8, with the type that may stand before a case: `.loaded([])`, `Phase.loaded([])`. What
    /// is made by a name that only ends like its own, or is a member of something else, is not it.
    package func places(in value: String) -> [Range<Int>] {
        let bytes = Array(value.utf8)
        return value.places(of: text).compactMap { place in
            let end = place + text.utf8.count
            if end < bytes.count, let last = text.utf8.last, last.isPartOfName, bytes[end].isPartOfName { return nil }
            guard place > 0 else { return place..<end }
            let before = bytes[place - 1]
            guard text.utf8.first == UInt8(ascii: ".") else {
                return before.isPartOfName || before == UInt8(ascii: ".") ? nil : place..<end
            }
            let start = place - type.utf8.count
            if start >= 0, bytes[start..<place].elementsEqual(type.utf8),
                start == 0 || !bytes[start - 1].isPartOfName && bytes[start - 1] != UInt8(ascii: ".")
            {
                return start..<end
            }
            return before.isPartOfName || ")]}>?!".utf8.contains(before) ? nil : place..<end
        }
    }

    /// `value` with its name where that makes it.
    package func named(in value: String) -> String {
        var (result, start) = ("", value.utf8.startIndex)
        for place in places(in: value) {
            result += value[start..<value.utf8.index(value.utf8.startIndex, offsetBy: place.lowerBound)]
            result += name
            start = value.utf8.index(value.utf8.startIndex, offsetBy: place.upperBound)
        }
        return result + value[start...]
    }
}

extension UInt8 {
    /// Whether it is a sign of a name, or a part of one that is not ASCII.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
