import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// A generated file that somebody edited.
struct HandEdit {
    /// The file as it would be written.
    let file: PlannedFile
    /// The spec it comes from; nil for what specs share.
    let spec: Path?
    /// Its text on the disk.
    let text: String

    /// Finds the edit of `file`, of which there is another text on the disk; nil where vmgen wrote that, as far as `sums`,
    /// those of its folder, know, and where it is the merge of several versions.
    init?(of file: PlannedFile, spec: Path?, knownBy sums: GeneratedSums) {
        let known = sums.sums(of: file.path.name)
        guard known.count == 1, let bytes = try? Disk.read(file.path.absolute), !MergeConflict.isLeft(in: bytes),
            !known.contains(Checksum.of(bytes))
        else { return nil }
        self.file = file
        self.spec = spec
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// What was edited, and where that belongs.
    ///
    /// - Parameter located: the text of `file` with the places of the spec in it, where it has any.
    func report(located: String?) -> String {
        let parts = UnifiedDiff(from: file.contents, to: text, context: 0).parts
        let place = "\(file.path.shown):\(parts.first?.line ?? 1):1"
        let home = spec.map { "'\($0.shown)'" } ?? "the templates ('vmgen help templates')"
        let headline =
            "\(place): error: edited by hand, so it was left as it is; the edit belongs in \(home): "
            + "take it there, then replace the file with '--force'\n"
        let lines = located.map { SpecLines(of: file.contents, locatedBy: $0) }
        var text = headline
        for part in parts {
            text += part.lines.joined()
            if let spec, let line = lines?.line(of: part.replaced) {
                text += "\(spec.shown):\(line):1: note: made from this line of the spec\n"
            }
        }
        return text
    }
}
