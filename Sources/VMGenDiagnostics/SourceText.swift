/// The text of one file, with what is needed to tell lines and columns.
///
/// Offsets are UTF-8 bytes from the start of the file. Columns count bytes from the start of the line, as the Swift
/// compiler counts them (a byte order mark included), so that an editor jumps to the same place.
public struct SourceText: Sendable {
    /// The path as messages print it.
    public let path: String
    /// The file's bytes, as they were read.
    public let bytes: [UInt8]
    /// The offset at which each line starts; the first is always 0. A line ends with LF or CRLF.
    public let lineStarts: [Int]

    /// Takes the bytes of a file as they are. `path` is only printed.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    /// Takes `text` as the contents of a file.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The zero-based index of the line that holds `offset`.
    public func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line without its line end.
    public func lineRange(_ index: Int) -> SourceRange {
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The one-based line and column of `offset`.
    public func location(of offset: Int) -> (line: Int, column: Int) {
        let line = lineIndex(of: offset)
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// The text of a range, as far as there is any; bytes that are not UTF-8 become replacement characters, which take more room than
    /// they do, so that a place behind them in a text that was taken apart may lie behind the end.
    public func text(in range: SourceRange) -> String {
        let upper = min(range.upper, bytes.count)
        return String(decoding: bytes[min(range.lower, upper)..<upper], as: UTF8.self)
    }
}
