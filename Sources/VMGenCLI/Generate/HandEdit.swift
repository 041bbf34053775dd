import VMGenDiagnostics

/// A generated file that somebody edited.
struct HandEdit {
    /// The file as it would be written.
    let file: PlannedFile
    /// The spec it comes from; nil for what specs share.
    let spec: Path?
    /// Its text on the disk.
    let text: String

    /// Finds the edit of `file`, of which there is another text on the disk; nil where vmgen wrote that, as far as `sums`,
    /// those of its folder, know, where it is the merge of several versions or was lost with the power, and where another run
    /// has just written it.
    init?(of file: PlannedFile, spec: Path?, knownBy sums: GeneratedSums) {
        let name = file.path.name
        let known = sums.sums(of: name)
        guard known.count == 1, let bytes = try? Disk.read(file.path.absolute), !MergeConflict.isLeft(in: bytes),
            !PowerLoss.isLeft(in: bytes), !bytes.elementsEqual(file.contents.utf8)
        else { return nil }
        let sum = Checksum.of(bytes)
        // A run writes down what it is going to write: what another one has written since `sums` were read is known by now.
        guard !known.contains(sum), !GeneratedSums(in: file.path.parent).sums(of: name).contains(sum) else {
            return nil
        }
        self.file = file
        self.spec = spec
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// What was edited, and where that belongs.
    ///
    /// - Parameter located: the text of `file` with the places of the spec in it, where it has any.
    func message(located: String?) -> Message {
        let parts = UnifiedDiff(from: file.contents, to: text, context: 0).parts
        let home = spec.map { "'\($0.shown)'" } ?? "the templates ('vmgen help templates')"
        let text =
            "edited by hand, so it was left as it is; the edit belongs in \(home): take it there, then replace the "
            + "file with '--force'"
        var message = Message(.error, rule: "edited-file", text, in: file.path, line: parts.first?.line ?? 1)
        message.details = parts.flatMap(\.lines).joined()
        guard let spec, let located else { return message }
        let lines = SpecLines(of: file.contents, locatedBy: located)
        var known: [Int] = []
        for line in parts.compactMap({ lines.line(of: $0.replaced) }) where !known.contains(line) { known.append(line) }
        message.notes = known.map { line in
            Message(.note, rule: message.rule, "what was edited is made from this line", in: spec, line: line)
        }
        return message
    }
}
