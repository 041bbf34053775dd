/// Decides what is to be done about each file, then does it for several together: all of them or none.
///
/// Nothing on the disk changes before every file of a batch has been checked and its new text stands whole beside it in
/// a temporary file; then each is put in place by a rename, which the system does at once or not at all.
enum FileWriter {
    /// What there is to do about `file`.
    ///
    /// - Throws: `DiskError` where something stands at its place that vmgen may not overwrite, or cannot read.
    static func change(for file: PlannedFile) throws(DiskError) -> Change {
        let path = file.path.absolute
        let kind: Disk.Kind
        do {
            kind = try Disk.status(of: path, followingLinks: false).kind
        } catch {
            if error.isMissing { return .create }
            throw cannotWrite(file.path, because: error)
        }
        if file.rule == .once { return .keep }
        switch kind {
        case .folder: throw DiskError(path: file.path, message: "a folder stands where the file would be written")
        case .other: throw DiskError(path: file.path, message: "stands where the file would be written, and is no file")
        case .file, .symbolicLink: break
        }
        let existing = try contents(of: file.path)
        if existing == Array(file.contents.utf8) { return .keep }
        guard kind == .file else {
            throw DiskError(path: file.path, message: "is a symbolic link; vmgen only replaces plain files")
        }
        if file.rule == .neverReplace {
            throw DiskError(path: file.path, message: "exists and differs; it was left as it is")
        }
        if case .replaces(let old) = file.rule, existing == old { return .update }
        guard let existing, isReplaceable(existing) else {
            let message = "was not written by vmgen: it does not start with '\(FileHeader.prefix)'; move or delete it"
            throw DiskError(path: file.path, message: message)
        }
        return .update
    }

    /// Whether a file of these bytes is vmgen's, or nobody's.
    static func isReplaceable(_ bytes: [UInt8]) -> Bool {
        FileHeader.isPresent(in: bytes) || PowerLoss.isLeft(in: bytes) || MergeConflict.isLeft(in: bytes)
    }

    /// Writes `files`, each of them new or an older version of itself: all of them or, where the disk refuses, none.
    ///
    /// - Throws: `DiskError` for the first refusal. The temporary files, and the folders made for them, are gone then.
    static func write(_ files: [PlannedFile]) throws(DiskError) {
        var staging = Staging()
        do {
            for file in files { try staging.add(file) }
            try staging.commit()
        } catch {
            staging.discard()
            throw error
        }
    }

    /// The error for a place at which nothing can be written: names the file that stands in the way of a folder.
    static func cannotWrite(_ path: Path, because error: SystemError) -> DiskError {
        var folder = path.parent
        while !folder.name.isEmpty {
            if let status = try? Disk.status(of: folder.absolute, followingLinks: true) {
                guard status.kind != .folder else { break }
                return DiskError(path: folder, message: "is no folder, so nothing can be written below it")
            }
            folder = folder.parent
        }
        return DiskError(path: path, message: "cannot be written: \(error.text)")
    }

    /// The bytes at `path`; nil for a symbolic link to anything but a file.
    private static func contents(of path: Path) throws(DiskError) -> [UInt8]? {
        guard Disk.isFile(path.absolute) else { return nil }
        do {
            return try Disk.read(path.absolute)
        } catch {
            throw DiskError(path: path, message: "exists and cannot be read: \(error.text)")
        }
    }
}
