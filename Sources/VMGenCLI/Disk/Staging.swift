#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that are written beside their places and then put in place together.
struct Staging {
    private var staged: [(file: PlannedFile, temporary: String)] = []
    private var newFolders: [String] = []

    /// Writes the text of `file` to a temporary file in its folder, which is made where it is missing.
    ///
    /// - Throws: `DiskError` where the disk refuses; call `discard()` then.
    mutating func add(_ file: PlannedFile) throws(DiskError) {
        do {
            try makeFolder(file.path.parent.absolute)
            let existing = try? Disk.status(of: file.path.absolute, followingLinks: false)
            let (descriptor, temporary) = try Self.openTemporary(beside: file.path)
            staged.append((file, temporary))
            try Self.fill(descriptor, with: file.contents, permissions: existing?.permissions)
        } catch {
            throw FileWriter.cannotWrite(file.path, because: error)
        }
    }

    /// Puts all files in place. What is in place stays, should the disk refuse a later one.
    ///
    /// - Throws: `DiskError` for the first that the disk refuses; call `discard()` then.
    mutating func commit() throws(DiskError) {
        while let (file, temporary) = staged.first {
            do {
                try Self.move(temporary, to: file.path.absolute, mayReplace: file.rule == .owned)
            } catch {
                throw FileWriter.cannotWrite(file.path, because: error)
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
        if (try? Disk.status(of: path, followingLinks: true).kind) == .folder { return }
        if mkdir(path, 0o777) == 0 {
            newFolders.append(path)
            return
        }
        let error = SystemError.last
        if error.isOccupied, (try? Disk.status(of: path, followingLinks: true).kind) == .folder { return }
        let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        guard error.isMissing, !parent.isEmpty, !Disk.exists(path), !Disk.exists(parent) else { throw error }
        try makeFolder(parent)
        guard mkdir(path, 0o777) == 0 else { throw .last }
        newFolders.append(path)
    }

    /// Opens a new hidden file beside `path`.
    private static func openTemporary(beside path: Path) throws(SystemError) -> (descriptor: Int32, path: String) {
        var attempt = 0
        while true {
            let name = path.parent.appending(".vmgen-\(getpid())-\(attempt)").absolute
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, name) }
            let error = SystemError.last
            attempt += 1
            guard error.isOccupied, attempt < 100 else { throw error }
        }
    }

    /// Writes `contents` and closes the file, with the permissions of the file that it will replace.
    private static func fill(
        _ descriptor: Int32,
        with contents: String,
        permissions: UInt32?
    ) throws(SystemError) {
        do throws(SystemError) {
            try writeAll(Array(contents.utf8), to: descriptor)
            if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { throw SystemError.last }
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems tell only here that the disk is full.
        guard close(descriptor) == 0 else { throw .last }
    }

    private static func move(_ temporary: String, to path: String, mayReplace: Bool) throws(SystemError) {
        if !mayReplace {
            // A link, unlike a rename, fails where a file appeared in the meantime.
            if link(temporary, path) == 0 {
                unlink(temporary)
                return
            }
            let error = SystemError.last
            guard error.isUnsupported, !Disk.exists(path) else { throw error }
        }
        guard rename(temporary, path) == 0 else { throw .last }
    }
}
