#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that vmgen generated from a spec that is gone, or that makes it no more.
struct StaleFile {
    /// Where it stands.
    var path: Path
    /// The file name of the spec that its first line names: `Rooms.vm`; empty for what specs share.
    var specFileName: String
    /// Whether that spec is still there.
    var hasSpec = false
    /// Whether it stands in a folder that output went to once, and goes to no more.
    var isElsewhere = false

    /// The file at `path`, where it is a plain one whose first line says that vmgen generated it from a spec; nil for
    /// anything else, a symbolic link to such a file included.
    init?(at path: Path) {
        guard (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .file,
            let bytes = try? Disk.start(of: path.absolute, count: 8192),
            let name = FileHeader.specFileName(in: bytes)
        else { return nil }
        self.path = path
        specFileName = name
    }

    /// The file at `path`, where it is a plain one whose first line says that vmgen generated it, from no spec alone; nil for
    /// anything else.
    init?(sharedAt path: Path) {
        guard (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .file,
            let bytes = try? Disk.start(of: path.absolute, count: 8192), FileHeader.isPresent(in: bytes),
            FileHeader.specFileName(in: bytes) == nil
        else { return nil }
        self.path = path
        specFileName = ""
    }

    /// Deletes it, unless it has become another file since it was found. That another run has deleted it is fine.
    ///
    /// - Throws: `DiskError` where it is no longer the file that was found, or the disk refuses.
    func delete() throws(DiskError) {
        guard Disk.exists(path.absolute) else { return }
        let now = specFileName.isEmpty ? StaleFile(sharedAt: path) : StaleFile(at: path)
        guard now?.specFileName == specFileName else {
            throw DiskError(path: path, message: "changed while vmgen ran; it was left as it is")
        }
        guard unlink(path.absolute) == 0 else {
            let error = SystemError.last
            if error.isMissing { return }
            throw DiskError(path: path, message: "cannot be deleted: \(error.text)")
        }
    }

    /// Whether it was edited since vmgen wrote it, as far as `sums`, those of its folder, know.
    func isEdited(accordingTo sums: GeneratedSums) -> Bool {
        let known = sums.sums(of: path.name)
        guard !known.isEmpty, let bytes = try? Disk.read(path.absolute) else { return false }
        let sum = Checksum.of(bytes)
        // Another run may have written it since, and written that down.
        return !known.contains(sum) && !GeneratedSums(in: path.parent).sums(of: path.name).contains(sum)
    }

    /// The warning where it is left to stand; `prunes`: although stale files are to be deleted.
    func warning(prunes: Bool) -> Message {
        let reason = hasSpec ? (isElsewhere ? "goes to another folder now" : "makes it no more") : "is gone"
        let origin =
            specFileName.isEmpty ? "no spec needs it any more" : "generated from '\(specFileName)', which \(reason)"
        let advice =
            prunes
            ? "it stays while specs of its target have errors"
            : "delete the file, or run 'vmgen generate' with '--prune'"
        let text = "\(origin); \(advice)"
        return Message(.warning, rule: "stale-file", text, in: path)
    }
}
