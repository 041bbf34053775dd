/// Which line of the spec makes a line of a generated file, as far as the compiler is told.
struct SpecLines {
    /// The line of the spec of each line of the file; nil where none is known.
    private var lines: [Int?] = []
    /// Whether the line is blank.
    private var isBlank: [Bool] = []

    /// Finds the lines of `text`, by the places in `located`, the same text with them. White space is broken otherwise there,
    /// so that what stands between it is counted.
    init(of text: String, locatedBy located: String) {
        let places = Self.places(in: located)
        var offset = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let end = offset + Self.count(line)
            lines.append(end <= places.count ? places[offset..<end].lazy.compactMap { $0 }.first : nil)
            isBlank.append(end == offset)
            offset = end
        }
        if offset != places.count { lines = lines.map { _ in nil } }
    }

    /// The line of the spec, from 1, that makes one of `range`, lines of the file from 0, or else one beside it in the same
    /// paragraph; nil where none is known.
    func line(of range: Range<Int>) -> Int? {
        let start = min(range.lowerBound, lines.count)
        let end = min(max(range.upperBound, start), lines.count)
        if let line = lines[start..<end].lazy.compactMap({ $0 }).first { return line }
        let before = (0..<start).reversed().prefix { !isBlank[$0] }
        let after = (end..<lines.count).prefix { !isBlank[$0] }
        return before.lazy.compactMap { lines[$0] }.first ?? after.lazy.compactMap { lines[$0] }.first
    }

    /// The line of the spec of each byte of `located` that is no white space.
    private static func places(in located: String) -> [Int?] {
        var places: [Int?] = []
        var place: Int?
        for line in located.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("#sourceLocation(") {
                let number = words.dropLast().reversed().prefix { $0.isNumber }.reversed()
                place = Int(String(number))
            } else {
                places += Array(repeating: place, count: count(line.utf8))
                place = place.map { $0 + 1 }
            }
        }
        return places
    }

    private static func count(_ line: some Sequence<UInt8>) -> Int { line.reduce(0) { $0 + ($1 > 0x20 ? 1 : 0) } }
}
