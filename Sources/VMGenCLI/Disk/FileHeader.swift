import VMGenCore

/// The first line by which vmgen knows its own files.
enum FileHeader {
    /// What that line starts with.
    static let prefix = GeneratedFile.headerPrefix

    /// Whether a file of these bytes carries it; a byte order mark before it is passed over.
    static func isPresent(in bytes: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).starts(with: prefix.utf8)
    }
}
