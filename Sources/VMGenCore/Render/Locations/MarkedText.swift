import VMGenPlan

/// Rendered text, and which parts of it stand in the spec.
package struct MarkedText {
    /// A part of the text.
    package struct Part {
        /// The offset of its first byte.
        var lower: Int
        /// The offset after its last byte.
        var upper: Int
        /// The line of the spec on which it starts, from 1 on.
        package var line: Int
        /// The column there, from 1 on, in bytes.
        var column: Int
    }

    /// The text without marks, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// The marked parts in order. Of a mark within another the outer one counts; the lines of one text are one part.
    package private(set) var parts: [Part] = []

    /// Takes text with the marks of `SpecMark`.
    package init(_ text: String) {
        let marked = Array(text.utf8)
        bytes.reserveCapacity(marked.count)
        var position = 0
        var depth = 0
        var open: Part?
        while position < marked.count {
            guard let sign = Self.sign(in: marked, at: position) else {
                bytes.append(marked[position])
                position += 1
                continue
            }
            position += 3
            switch sign {
            case .start:
                let place = Self.place(in: marked, at: &position)
                if depth == 0, let place {
                    open = Part(lower: bytes.count, upper: bytes.count, line: place.line, column: place.column)
                }
                depth += 1
            case .text: continue
            case .end:
                depth -= 1
                if depth == 0, let part = open { add(part) }
            }
        }
    }

    /// Adds a part that ends here: to the one before, where that ends on the line above of the spec and the text.
    private mutating func add(_ part: Part) {
        if let last = parts.last {
            let between = bytes[last.upper..<part.lower]
            let newline = UInt8(ascii: "\n")
            let isBlank = between.allSatisfy { $0 == UInt8(ascii: " ") || $0 == newline }
            let lines = bytes[last.lower..<part.lower].filter { $0 == newline }.count
            if isBlank, between.contains(newline), last.line + lines == part.line {
                parts[parts.count - 1].upper = bytes.count
                return
            }
        }
        parts.append(Part(lower: part.lower, upper: bytes.count, line: part.line, column: part.column))
    }

    /// The text without marks.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private static func sign(in bytes: [UInt8], at index: Int) -> SpecMark.Sign? {
        guard bytes[index] == SpecMark.lead[0], index + 2 < bytes.count, bytes[index + 1] == SpecMark.lead[1] else {
            return nil
        }
        return SpecMark.Sign(rawValue: bytes[index + 2])
    }

    /// The line and column between the signs that start a mark and its text; `position` is after them then.
    private static func place(in bytes: [UInt8], at position: inout Int) -> (line: Int, column: Int)? {
        let start = position
        while position < bytes.count, sign(in: bytes, at: position) == nil { position += 1 }
        let numbers = bytes[start..<position].split(separator: UInt8(ascii: ":"))
            .map { Int(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else { return nil }
        return (line, column)
    }
}
