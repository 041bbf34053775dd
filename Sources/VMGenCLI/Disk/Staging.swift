/// Files that are written beside their places and then put in place together.
///
/// Each is there whole or not at all, whenever the process ends. Once the power fails, that holds for what is the user's and
/// changes as they asked, such as a spec that is laid out anew: the disk is waited for. It would take too long with every
/// generated file: one of those may be empty then, and is generated again.
struct Staging {
    private var staged: [(file: PlannedFile, temporary: String)] = []
    private var newFolders: [String] = []

    /// Writes the text of `file` to a temporary file in its folder, which is made where it is missing.
    ///
    /// - Throws: `DiskError` where the disk refuses; call `discard()` then.
    mutating func add(_ file: PlannedFile) throws(DiskError) {
        do {
            try makeFolder(file.path.parent.absolute)
            staged.append((file, try Self.write(file)))
        } catch {
            throw FileWriter.cannotWrite(file.path, because: error)
        }
    }

    /// Puts all files in place. What is in place stays, should the disk refuse a later one.
    ///
    /// - Throws: `DiskError` for the first that the disk refuses, or that became somebody else's; call `discard()` then.
    mutating func commit() throws(DiskError) {
        while let (file, temporary) = staged.first {
            do {
                try Self.move(temporary, to: file)
            } catch {
                switch error {
                case .appeared:
                    throw DiskError(path: file.path, message: "changed while vmgen ran; it was left as it is")
                case .system(let error):
                    throw FileWriter.cannotWrite(file.path, because: error)
                }
            }
            staged.removeFirst()
        }
    }

    /// Removes the temporary files that are left, and those of the new folders that stayed empty.
    mutating func discard() {
        for (_, temporary) in staged { unlink(temporary) }
        for folder in newFolders.reversed() { rmdir(folder) }
        staged = []
        newFolders = []
    }

    private mutating func makeFolder(_ path: String) throws(SystemError) {
        if Self.isFolder(path) { return }
        if mkdir(path, 0o777) == 0 {
            newFolders.append(path)
            return
        }
        let error = SystemError.last
        // Somebody else may make it at the same time.
        if error.isOccupied, Self.isFolder(path) { return }
        let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        guard error.isMissing, !parent.isEmpty, !Disk.isSymbolicLink(path) else { throw error }
        try makeFolder(parent)
        if mkdir(path, 0o777) == 0 {
            newFolders.append(path)
        } else if !Self.isFolder(path) {
            throw .last
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? Disk.status(of: path, followingLinks: true).kind) == .folder
    }

    /// Writes `file` to a temporary file, and returns its path.
    private static func write(_ file: PlannedFile) throws(SystemError) -> String {
        let existing = try? Disk.status(of: file.path.absolute, followingLinks: false)
        let (descriptor, temporary) = try TemporaryFile.open(beside: file.path)
        do {
            try fill(descriptor, with: file, permissions: existing?.permissions)
        } catch {
            unlink(temporary)
            throw error
        }
        return temporary
    }

    /// Writes the text of `file` and closes it, with the permissions of the file that it will replace.
    private static func fill(
        _ descriptor: Int32,
        with file: PlannedFile,
        permissions: UInt32?
    ) throws(SystemError) {
        do throws(SystemError) {
            try writeAll(Array(file.contents.utf8), to: descriptor)
            if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { throw SystemError.last }
            if case .replaces = file.rule { try PowerLoss.waitForDisk(descriptor) }
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems tell only here that the disk is full.
        guard close(descriptor) == 0 else { throw .last }
    }

    /// Why a file is not put in place.
    private enum Refusal: Error {
        /// Somebody else's stands there by now.
        case appeared
        /// The system says no.
        case system(SystemError)
    }

    private static func move(_ temporary: String, to file: PlannedFile) throws(Refusal) {
        let path = file.path.absolute
        if !Disk.exists(path) {
            // A link, unlike a rename, fails where a file appeared in the meantime.
            if link(temporary, path) == 0 {
                unlink(temporary)
                return
            }
            let error = SystemError.last
            guard error.isOccupied || (error.isUnsupported && !Disk.exists(path)) else { throw .system(error) }
        }
        // What is created once is left alone wherever there is something: a run at the same time may have created it of an
        // older text of the spec.
        if file.rule == .once, Disk.exists(path) {
            unlink(temporary)
            return
        }
        guard mayReplace(path, with: file) else {
            // Another run, at the same time, may have put the same text there.
            guard let existing = try? Disk.read(path), existing.elementsEqual(file.contents.utf8) else {
                throw .appeared
            }
            unlink(temporary)
            return
        }
        guard rename(temporary, path) == 0 else { throw .system(.last) }
    }

    /// Whether what stands at `path` at this moment may be replaced: nothing, or a plain file of vmgen's.
    private static func mayReplace(_ path: String, with file: PlannedFile) -> Bool {
        guard let status = try? Disk.status(of: path, followingLinks: false) else { return true }
        if case .replaces(let old) = file.rule { return status.kind == .file && (try? Disk.read(path)) == old }
        guard file.rule == .owned, status.kind == .file else { return false }
        if (try? Disk.start(of: path, count: 256)).map(FileHeader.isPresent) ?? false { return true }
        return (try? Disk.read(path)).map(FileWriter.isReplaceable) ?? false
    }
}
