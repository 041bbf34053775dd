/// The specs that the paths of a command line stand for, for commands that look at each of them alone.
struct SpecList {
    /// The specs, in the order of their paths.
    let paths: [Path]
    /// Paths that name no spec, and folders that hold none: wrong usage.
    let mistakes: [DiskError]
    /// Folders that could not be read.
    let failures: [DiskError]

    /// Finds the specs that `operands` stand for; those of the current folder where there are none.
    init(_ operands: [String], in session: Session) {
        var finder = SpecFinder()
        for operand in operands.isEmpty ? ["."] : operands { finder.find(at: session.path(operand)) }
        paths = finder.sortedSpecs
        mistakes = finder.mistakes + finder.emptyFolders.map(\.mistake)
        failures = finder.failures
    }

    /// The bytes of `spec`.
    ///
    /// - Throws: `DiskError` where the disk refuses.
    func read(_ spec: Path) throws(DiskError) -> [UInt8] {
        do {
            return try Disk.read(spec.absolute)
        } catch {
            throw DiskError(path: spec, message: "cannot be read: \(error.text)")
        }
    }

    /// Writes `text` in the place of the spec's own, of which `bytes` were read; where that is a link, to the file that it leads to.
    ///
    /// - Throws: `DiskError` where the disk refuses.
    func replace(_ spec: Path, of bytes: [UInt8], by text: String) throws(DiskError) {
        let real = Disk.realPath(spec.absolute).map { Path($0, in: "/") } ?? spec
        try FileWriter.write([PlannedFile(path: real, contents: text, rule: .replaces(bytes))])
    }
}
