/// Reads what a `ByteWriter` has written.
struct ByteReader {
    /// Why it cannot be read on: what is there is something else.
    struct Damage: Error {}

    /// What is still to be read.
    private(set) var rest: ArraySlice<UInt8>

    /// Reads `bytes` from their beginning.
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// A number that is not negative.
    ///
    /// - Throws: where there is none.
    mutating func number() throws(Damage) -> Int {
        guard rest.count >= 8 else { throw Damage() }
        var value: UInt64 = 0
        for byte in rest.prefix(8).reversed() { value = value << 8 | UInt64(byte) }
        rest = rest.dropFirst(8)
        guard let number = Int(exactly: value) else { throw Damage() }
        return number
    }

    /// Yes or no.
    ///
    /// - Throws: where there is neither.
    mutating func flag() throws(Damage) -> Bool {
        switch try number() {
        case 0: false
        case 1: true
        default: throw Damage()
        }
    }

    /// Bytes behind their number.
    ///
    /// - Throws: where there are fewer.
    mutating func bytes() throws(Damage) -> ArraySlice<UInt8> {
        let count = try number()
        guard count <= rest.count else { throw Damage() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// A text.
    ///
    /// - Throws: where there is none.
    mutating func text() throws(Damage) -> String { String(decoding: try bytes(), as: UTF8.self) }

    /// A text that may be missing.
    ///
    /// - Throws: where there is neither a text nor a sign that it is missing.
    mutating func optionalText() throws(Damage) -> String? {
        let texts = try list { reader throws(Damage) in try reader.text() }
        guard texts.count < 2 else { throw Damage() }
        return texts.first
    }

    /// Values behind their number, each read by `body`.
    ///
    /// - Throws: where one cannot be read.
    mutating func list<Value>(_ body: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> [Value] {
        var values: [Value] = []
        for _ in 0..<(try number()) { values.append(try body(&self)) }
        return values
    }
}
