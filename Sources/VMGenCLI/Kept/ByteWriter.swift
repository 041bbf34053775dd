/// Writes values one after the other, each so that it can be told where it ends.
struct ByteWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []

    /// Adds a number.
    mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds yes or no.
    mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

    /// Adds bytes behind their number.
    mutating func add(_ other: [UInt8]) {
        add(other.count)
        bytes.append(contentsOf: other)
    }

    /// Adds the bytes of a text behind their number.
    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds a text that may be missing.
    mutating func add(_ text: String?) { add([text].compactMap { $0 }) { $0.add($1) } }

    /// Adds each of `values` as `body` does, behind their number.
    mutating func add<Values: Collection>(_ values: Values, _ body: (inout ByteWriter, Values.Element) -> Void) {
        add(values.count)
        for value in values { body(&self, value) }
    }
}
