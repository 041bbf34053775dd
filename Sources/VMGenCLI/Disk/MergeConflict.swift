/// A generated file between two versions, as a merge leaves it.
enum MergeConflict {
    /// Whether a file of these bytes was generated, and holds the marks of a merge that did not end: nobody wrote it so.
    static func isLeft(in bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let opens = lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }
        guard let opens, lines[opens...].contains(where: { $0.starts(with: ">>>>>>> ".utf8) }) else { return false }
        return FileHeader.isPresent(in: Array(lines[opens == 0 ? 1 : 0]))
    }
}
